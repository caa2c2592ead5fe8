import type { RuleId } from '../../../rules';
import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { ApiFailure } from '../http/failure';
import { LETTERS_AND_DIGITS } from '../../random';
import { generateUniqueId } from './generate-unique-id';

export const uploadFileHandler: Handler<'file-upload'> = async (call) => {
  const { environment, user, timestamp, random } = call;
  const {
    body: { type, file },
  } = assertValid(call, { operation: 'file-upload' });
  // The rules read the outline of a file; whether its pixels can be unpacked, only the renderer knows.
  if (!(await environment.renderers.canDrawImage(file))) throw invalidFile();
  return environment.store.write(async (writer) => {
    const id = await generateUniqueId(writer, 'file', () => random.letters(LETTERS_AND_DIGITS, 17));
    await writer.put('file', user.id, { id, type, content: file, created_at: timestamp });
    return { id, type, created_at: timestamp };
  });
};

function invalidFile(): ApiFailure {
  const rule: RuleId = 'file-complete';
  return new ApiFailure('VALIDATION_ERROR', { details: [{ rule, severity: 'error', code: 'INVALID', field: 'file' }] });
}
