import { expect, it } from 'vitest';
import { withoutSentences } from './without-sentences';

it.each([
  ['say("Choose a carrier.")', 'say("")'],
  ["say('Don\\'t send it again.'+name)", 'say(""+name)'],
  ['say(`お届け先を入力してください。`)', 'say("")'],
  ['get("setup.service","carrier-register",/a "b c d" e/)', 'get("setup.service","carrier-register",/a "b c d" e/)'],
  ['list("ヤマト運輸","東京都")', 'list("ヤマト運輸","東京都")'],
  [
    `JSON.parse('{"id":"a","message":"It\\'s too long for it."}')`,
    'JSON.parse("{\\"id\\":\\"a\\",\\"message\\":\\"\\"}")',
  ],
])('%s → %s', (script, expected) => {
  expect(withoutSentences(script)).toBe(expected);
});
