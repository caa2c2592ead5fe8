import type { ResponseBody } from '../request-context';
import type { CarrierRecord } from '../../store/store';
import { maskCredentials } from './mask-credentials';

/** Returns a carrier account for a response, with masked credentials. */
export function toCarrier({
  id,
  type,
  state,
  created_at,
  updated_at,
  name,
  credentials,
  settings,
}: CarrierRecord): ResponseBody<'carrier-register'> {
  return {
    id,
    type: type as ResponseBody<'carrier-register'>['type'],
    state,
    created_at,
    updated_at,
    ...(name === null ? {} : { name }),
    credentials: maskCredentials(credentials),
    settings,
  };
}
