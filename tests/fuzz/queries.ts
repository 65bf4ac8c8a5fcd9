/** What can stand behind the question mark. */
import fc from 'fast-check'
import { encoded, short, writtenSomehow } from './input'
import { nearly } from './texts'

/** Names that our pages look for, and values that they know. */
export const OUR_QUERY: Record<string, string[]> = {
  vue: ['deux', 'net'],
  lang: ['fr', 'de'],
  light: ['0', '1'],
  session: ['over', 'unsaved', 'lost', 'changed'],
  kept: ['yes', 'no'],
  bye: ['1'],
  file: ['none'],
  film: ['service', 'claire', 'reto', 'nadia'],
  done: ['1', 'answer'],
  way: ['guided', 'extract', 'forecast', 'quick', 'none'],
  // biome-ignore lint/suspicious/noThenProperty: the name of a parameter of ours
  then: ['check'],
  column: ['withChange'],
  signIn: ['lost', 'full'],
  problem: ['refused', 'expired', 'wrongState', 'failed', 'unavailable', 'notVerified', 'cookies', 'tooLarge'],
  language: ['fr', 'de'],
  number: ['1', '2', '5'],
  fund: ['a'],
  entity: ['a'],
  who: ['partner', 'former'],
  part: ['1', '2'],
  year: ['58', '64', '69'],
  avsFrom: ['first', 'reference', '62', '64', '70'],
  until: ['70', '90', '99'],
  compare: ['63', '64-3', 'plan', 'k1', 'without'],
  canton: ['CH', 'ZH', 'VD', 'TI'],
  income: ['CH', 'VS'],
  payload: [''],
}
/** Known and unknown values, and what other parts look for. */
const QUERY: Record<string, string[]> = {
  ...OUR_QUERY,
  lang: ['fr', 'de', 'it', 'DE'],
  light: ['0', '1', '2'],
  way: ['guided', 'plain'],
  column: ['withChange', 'withoutChange'],
  state: ['state-1'],
  code: ['code-1'],
  iss: ['http://issuer.invalid'],
  client_id: ['trois-piliers'],
  redirect_uri: ['http://127.0.0.1/signin/callback'],
  response_type: ['code'],
  scope: ['openid', 'read:basic_pension_data'],
  ui_locales: ['de', 'fr'],
  id_token_hint: ['a.b.c'],
  post_logout_redirect_uri: ['http://127.0.0.1/?bye=1'],
  error: ['access_denied', 'server_error'],
  index: [''],
  _data: ['root', 'fr:/avs', 'de:/lpp', 'fr:/data', 'guided-path', 'fr:/*'],
}

const parameter = (payload: string) =>
  fc.constantFrom(...Object.entries(QUERY)).chain(([name, values]) => {
    const fits = name === 'payload' ? [payload] : values
    const known = fc.constantFrom(...fits)
    return fc
      .oneof(
        { arbitrary: known.map(encoded), weight: 3 },
        { arbitrary: nearly(known).map(encoded), weight: 1 },
        { arbitrary: writtenSomehow, weight: 2 },
      )
      .map((value) => `${name}=${value}`)
  })

/** @param payload of a link to a synthesis, as the product makes them */
export const query = (payload: string) =>
  fc
    .array(fc.oneof({ arbitrary: parameter(payload), weight: 5 }, { arbitrary: writtenSomehow, weight: 1 }), {
      maxLength: 4,
    })
    .map((parts) => (parts.length > 0 ? `?${short(parts.join('&'))}` : ''))
