/** The ways in which a fund can answer badly when asked for a policy. */
import { gzipSync } from 'node:zlib'
import { json, POLICY, raw, SECRET, type Spoilt, text } from './spoilt-parties'

const personal = POLICY.personalPensionDetails
const capital = personal.retirementCapital
const withPersonal = (change: object) => json({ ...POLICY, personalPensionDetails: { ...personal, ...change } })
const withSalary = (change: object) => withPersonal({ salaryData: { ...personal.salaryData, ...change } })
const withCapital = (change: object) => withPersonal({ retirementCapital: { ...capital, ...change } })
const withBenefits = (change: object) =>
  withCapital({ projectedRetirementBenefits: [{ ...capital.projectedRetirementBenefits[0], ...change }] })
const without = (name: keyof typeof POLICY) => json({ ...POLICY, [name]: undefined })
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const big = JSON.stringify({ ...POLICY, more: 'x'.repeat(10_000_000) })
const policyText = JSON.stringify(POLICY)
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
export const PAGE = `<!doctype html><h1>${SECRET}</h1>`

/** What the visitor is told, and what the log says. */
export type BadAnswer = [name: string, spoilt: Spoilt, reason: string, detail: string]

const SHAPE = 'shape at personalPensionDetails'
const SALARY = `${SHAPE}.salaryData`
const CAPITAL = `${SHAPE}.retirementCapital`
const BENEFITS = `${CAPITAL}.projectedRetirementBenefits`
const BROKEN = 'no connection, or a broken one'

const TRANSPORT: BadAnswer[] = [
  ['HTML in place of JSON', text('text/html; charset=utf-8', PAGE), 'badAnswer', 'content type'],
  ['HTML that is called JSON', text('application/json', PAGE), 'badAnswer', 'no JSON'],
  ['JSON that is called text', text('text/plain', policyText), 'badAnswer', 'content type'],
  ['no content type', text('', policyText), 'badAnswer', 'content type'],
  ['an empty body', text('application/json', ''), 'badAnswer', 'no JSON'],
  ['204 in place of a policy', (response) => void response.writeHead(204).end(), 'badAnswer', 'content type'],
  ['JSON cut short', text('application/json', policyText.slice(0, -20)), 'badAnswer', 'no JSON'],
  ['two documents in one', text('application/json', policyText + policyText), 'badAnswer', 'no JSON'],
  ['NaN', text('application/json', policyText.replace('90000', 'NaN')), 'badAnswer', 'no JSON'],
  ['Latin-1 in place of UTF-8', text('application/json', Buffer.from('{"a":"é"}', 'latin1')), 'badAnswer', 'no JSON'],
  ['UTF-16', text('application/json; charset=utf-16', Buffer.from(policyText, 'utf16le')), 'badAnswer', 'no JSON'],
  ['10 MB', text('application/json', big), 'badAnswer', 'more than 64000 bytes'],
  [
    '10 MB, packed to 10 kB',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(gzipSync(big))
    },
    'badAnswer',
    'more than 64000 bytes',
  ],
  [
    'plain text that is called gzip',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(policyText)
    },
    'timeout',
    BROKEN,
  ],
  ['a length that is too long', raw(`${JSON_HEAD}Content-Length: 99999\r\n\r\n${policyText}`), 'timeout', BROKEN],
  ['a length that is too short', raw(`${JSON_HEAD}Content-Length: 20\r\n\r\n${policyText}`), 'badAnswer', 'no JSON'],
  ['a length that is no number', raw(`${JSON_HEAD}Content-Length: many\r\n\r\n${policyText}`), 'timeout', BROKEN],
  ['chunks that end too early', raw(`${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nff\r\n{`), 'timeout', BROKEN],
  ['no HTTP', raw('220 mail.example ESMTP\r\n'), 'timeout', BROKEN],
  ['a connection that is closed', (response) => void response.socket?.destroy(), 'timeout', BROKEN],
  ['headers without end', raw(`${JSON_HEAD}X-More: ${'x'.repeat(40_000)}\r\n\r\n`), 'timeout', BROKEN],
  ['never an answer', () => undefined, 'timeout', 'no answer in time'],
  [
    'a head, and never a body',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    'timeout',
    'no answer in time',
  ],
]

const STATUSES: BadAnswer[] = [
  [
    'a redirect elsewhere',
    (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    'badAnswer',
    'status 302',
  ],
  [
    'a redirect that keeps the method',
    (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
    'badAnswer',
    'status 307',
  ],
  ['500, twice', json({ error: SECRET }, 500), 'badAnswer', 'status 500'],
  ['503 with a page, twice', text('text/html', PAGE, 503), 'badAnswer', 'status 503'],
  ['504, twice', json({}, 504), 'timeout', 'status 504'],
  ['429, twice', json({}, 429), 'badAnswer', 'status 429'],
  ['401: the token is not taken', json({ detail: SECRET }, 401), 'refused', 'status 401'],
  ['403: no consent any more', json({}, 403), 'refused', 'status 403'],
  ['404 for a policy that was listed', json({}, 404), 'badAnswer', 'status 404'],
  ['410', json({}, 410), 'badAnswer', 'status 410'],
  ['418 with the policy', json(POLICY, 418), 'badAnswer', 'status 418'],
]

const CONTENT: BadAnswer[] = [
  ['200 with an error inside', json({ error: 'internal', message: SECRET }), 'badAnswer', 'shape at policyId'],
  ['null', json(null), 'badAnswer', 'shape at the root'],
  ['a list in place of a policy', json([POLICY]), 'badAnswer', 'shape at the root'],
  ['a policy in an envelope', json({ data: POLICY }), 'badAnswer', 'shape at policyId'],
  ['a text', json(policyText), 'badAnswer', 'shape at the root'],
  ['no reference date', without('referenceDate'), 'badAnswer', 'shape at referenceDate'],
  ['no personal details', without('personalPensionDetails'), 'badAnswer', SHAPE],
  ['somebody else’s policy', json({ ...POLICY, policyId: 'p-2' }), 'badAnswer', 'another record than asked for'],
  ['31 February', json({ ...POLICY, entryDate: '2026-02-31' }), 'badAnswer', 'shape at entryDate'],
  ['a date as people write it', json({ ...POLICY, entryDate: '01.01.2010' }), 'badAnswer', 'shape at entryDate'],
  ['a number as text', withSalary({ declaredSalary: '90000' }), 'badAnswer', `${SALARY}.declaredSalary`],
  ['null for an amount', withSalary({ declaredSalary: null }), 'badAnswer', `${SALARY}.declaredSalary`],
  ['a negative salary', withSalary({ declaredSalary: -1 }), 'badAnswer', `${SALARY}.declaredSalary`],
  ['120 % of work', withSalary({ employmentLevel: 120 }), 'badAnswer', `${SALARY}.employmentLevel`],
  [
    'half a month of age',
    withPersonal({ ordinaryRetirementAge: 780.5 }),
    'badAnswer',
    `${SHAPE}.ordinaryRetirementAge`,
  ],
  ['a negative balance', withCapital({ balanceReferenceDate: -1 }), 'badAnswer', `${CAPITAL}.balanceReferenceDate`],
  [
    'more than any fund holds',
    withCapital({ balanceReferenceDate: 1e15 }),
    'badAnswer',
    `${CAPITAL}.balanceReferenceDate`,
  ],
  ['no list of benefits', withCapital({ projectedRetirementBenefits: {} }), 'badAnswer', BENEFITS],
  [
    'benefits for 150 ages',
    withCapital({ projectedRetirementBenefits: Array(150).fill(capital.projectedRetirementBenefits[0]) }),
    'badAnswer',
    BENEFITS,
  ],
  ['a negative pension', withBenefits({ pension: -1 }), 'badAnswer', `${BENEFITS}.0.pension`],
  [
    'a conversion rate of 540 %',
    withBenefits({ conversionRateEnveloping: 540 }),
    'badAnswer',
    `${BENEFITS}.0.conversionRateEnveloping`,
  ],
  [
    'a number beyond all numbers',
    text('application/json', policyText.replace('500000', '1e999')),
    'badAnswer',
    `${BENEFITS}.0.capitalBalance`,
  ],
  [
    'lists in lists in lists',
    text('application/json', policyText.replace(/}$/, `,"more":${nested(25_000)}}`)),
    'badAnswer',
    'nested too deeply',
  ],
]

export const BAD_POLICIES = [...TRANSPORT, ...STATUSES, ...CONTENT]
