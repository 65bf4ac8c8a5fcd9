/** What nobody should type, and what people do type: texts for fields, queries, headers and JSON alike. */
import fc from 'fast-check'

/** Part of every injected text. If it stands unescaped in a page, or anywhere in a log, something is wrong. */
export const CANARY = 'zq7x'

export const INJECTIONS = [
  `"><script>${CANARY}</script>`,
  `'"--><img src=x onerror=${CANARY}>`,
  `</title></textarea><script>${CANARY}</script>`,
  `x" onfocus="${CANARY}`,
  `x' onfocus='${CANARY}`,
  `javascript:${CANARY}//`,
  `//evil.example/${CANARY}`,
  `/\\evil.example/${CANARY}`,
  `\r\nSet-Cookie: ${CANARY}=1\r\n\r\n<script>${CANARY}</script>`,
  `{{${CANARY}}} \${${CANARY}} $t(${CANARY}) {{- ${CANARY}}}`,
  `=cmd|'${CANARY}'!A0`,
]

const ODD = [
  ...['', ' ', '\0', '\t\n', '\u00a0', '\u202e', '\u200b', '\ufeff', '\ud800', 'e\u0301', '🏔️', 'ſ', 'İ', '١٢٣', '１２'],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '-0',
    '-1',
    '1e309',
    '1e-400',
    '0x10',
    '0b1',
    '1_000',
    '[object Object]',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'then'],
  ...[
    '%',
    '%00',
    '%ff',
    '%c0%af',
    '../../../etc/passwd',
    '..%2f..%2f',
    "' OR 1=1 --",
    '{"$gt":""}',
    '[]',
    '{}',
    '"',
    '\\',
  ],
  ...[
    '9007199254740993',
    '99999999999999999999999',
    '0.1',
    '0,1',
    '1’000.50',
    "1'0'0'0",
    '1 000',
    '-5',
    '100000000.01',
  ],
]

const DAYS_AT_EDGES = [
  ...['29.02.2023', '29.02.2024', '31.04.1990', '00.00.0000', '01.01.0001', '31.12.9999', '31.12.1899', '1.1.70'],
  ...['2026-11-21', '1970-02-30', '0000-00-00', '9999-12-31', '-000001-01-01', '+275760-09-13', '2026-11-21T00:00:00Z'],
]

/** Long enough to make a careless pattern backtrack for ever. */
const LONG = ['a', '9', ' ', "9'", '’', '.', '-', '\n', '%', '<', '1.', '756.', '{"a":', '[', '🏔', 'à'].flatMap(
  (piece) => [199, 201, 5_000, 30_000].map((length) => piece.repeat(Math.ceil(length / piece.length))),
)

export const injection = fc.constantFrom(...INJECTIONS)

const anyPoints = fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map((points) => String.fromCodePoint(...points))

/** Anything at all. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: injection, weight: 4 },
  { arbitrary: fc.constantFrom(...ODD), weight: 4 },
  { arbitrary: fc.constantFrom(...DAYS_AT_EDGES), weight: 2 },
  { arbitrary: fc.constantFrom(...LONG), weight: 1 },
  { arbitrary: anyPoints, weight: 2 },
  { arbitrary: fc.tuple(fc.string({ maxLength: 8 }), injection).map(([before, text]) => before + text), weight: 2 },
)

/** A fitting text with one place changed. */
export const nearly = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(valid, fc.nat(), fc.constantFrom('', ' ', '0', '-', '.', ',', '’', 'é', '\0', '<', '"', '\u00a0'), fc.nat(2))
    .map(([text, at, piece, left]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + piece + text.slice(place + left)
    })

const two = (number: number) => String(number).padStart(2, '0')

/** From the reasonable to the impossible, one way or another. */
const dayParts = fc.tuple(
  fc.integer({ min: 1, max: 28 }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1900, max: 2110 }),
)
export const typedDay = dayParts.map(([day, month, year]) => `${two(day)}.${two(month)}.${year}`)
export const isoDay = dayParts.map(([day, month, year]) => `${year}-${two(month)}-${two(day)}`)
