import type { ApiTypes } from '../../../contract';
import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { LETTERS_AND_DIGITS } from '../../random';
import { generateUniqueId } from './generate-unique-id';

export const uploadFileHandler: Handler<'file-upload'> = (call) => {
  const { environment, user, timestamp, random } = call;
  assertValid(call, { operation: 'file-upload' });
  const { type, file } = call.body as ApiTypes['schemas']['FileUpload'];
  return environment.store.write(async (writer) => {
    const id = await generateUniqueId(writer, 'file', () => random.letters(LETTERS_AND_DIGITS, 17));
    await writer.put('file', user.id, { id, type, content: file, created_at: timestamp });
    return { id, type, created_at: timestamp };
  });
};
