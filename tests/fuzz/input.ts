/** One input: what somebody sends, to which address, as whom, and which page they look at afterwards. */
import fc from 'fast-check'
import { hostileText } from './texts'
import type { VisitorName } from './visitors'

export type Input = {
  visitor: VisitorName
  method: string
  /** As sent: percent-encoded where necessary, and also where it is not. */
  path: string
  headers: Record<string, string>
  body: string | null
  /** What the same visitor requests afterwards: what was saved must not break a page. */
  then: string | null
}

/** Stands in a body for the token that the forms of this visitor's pages carry. */
export const OWN_FORM_TOKEN = 'own-form-token-of-the-visitor'

const SIGNED_IN: fc.Arbitrary<VisitorName> = fc.constantFrom('married', 'single', 'new', 'married', 'single')
export const ANYBODY: fc.Arbitrary<VisitorName> = fc.oneof(
  { arbitrary: SIGNED_IN, weight: 6 },
  { arbitrary: fc.constantFrom<VisitorName>('nobody', 'termless', 'gone'), weight: 1 },
)

/**
 * As a browser encodes a path or a query; half of a surrogate pair, which it could not encode, becomes the replacement
 * character.
 */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** What an HTTP client can send: no blanks, no control characters. */
export const raw = (text: string) => text.replace(/[^\u0021-\u007e\u00a1-\u00ff]/g, '').replaceAll('#', '')

export const writtenSomehow = fc.oneof(
  { arbitrary: hostileText.map(encoded), weight: 4 },
  { arbitrary: hostileText.map(raw), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%00',
      '%0d%0a',
      '%c3',
      '%ed%a0%80',
      '%u0041',
      '+',
      '&',
      '=',
      '[]',
      '%5B0%5D',
    ),
    weight: 1,
  },
)

export const short = (text: string) => text.slice(0, 6_000)
