/** Kana in romaji as they are typed into an input method; a pair before its first letter. */
const ROMAJI: [kana: string, romaji: string][] = [
  ...pair(
    'きゃきゅきょしゃしゅしょちゃちゅちょにゃにゅにょひゃひゅひょみゃみゅみょりゃりゅりょ',
    'kya kyu kyo sha shu sho cha chu cho nya nyu nyo hya hyu hyo mya myu myo rya ryu ryo',
    2,
  ),
  ...pair('ぎゃぎゅぎょじゃじゅじょびゃびゅびょぴゃぴゅぴょ', 'gya gyu gyo ja ju jo bya byu byo pya pyu pyo', 2),
  ...pair(
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
    'a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa wo n',
    1,
  ),
  ...pair(
    'がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ',
    'ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi pu pe po',
    1,
  ),
];

function pair(kana: string, romaji: string, length: number): [string, string][] {
  return romaji.split(' ').map((one, index) => [kana.slice(index * length, (index + 1) * length), one]);
}

/** 'おくりじょう' → 'okurijou'; nothing for what is not hiragana. */
export function toRomaji(text: string): string | undefined {
  let romaji = '';
  for (let rest = text; rest;) {
    const isDoubled = rest.startsWith('っ');
    if (isDoubled) rest = rest.slice(1);
    const [kana, letters] = ROMAJI.find(([one]) => rest.startsWith(one)) ?? [];
    if (kana === undefined || letters === undefined) return undefined;
    romaji += isDoubled ? `${letters.slice(0, 1)}${letters}` : letters;
    rest = rest.slice(kana.length);
  }
  return romaji || undefined;
}
