/** The most expensive input of a stranger that we know: found by searches and by hand, each valid or refused. */
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import { takenHomeOf, typedDossier } from '../../support/lives/typed-dossier'
import { dearestBody } from '../../support/strangers/dearest'
import { oddExtract } from '../../support/strangers/odd-extract'
import { FORM, type Input, JSON_TYPE, withFile } from './stranger'

/** Pages and files of a session, with its own figures. */
export const PATHS = [
  ...[
    '/synthesis',
    '/synthesis?vue=deux',
    '/ages',
    '/ages?year=2034',
    '/simulation',
    '/decide',
    '/scenarios',
    '/router',
  ],
  ...[
    '/data',
    '/own/check',
    '/avs',
    '/avs/family',
    '/avs/career',
    '/avs/career/check',
    '/lpp/certificate',
    '/3a/account',
  ],
  ...['/avs/explained', '/avs/explained?column=withChange', '/lpp/explained', '/3a/explained'],
  ...['/data/synthesis.pdf', '/data/synthesis.csv', '/data/synthesis.json', '/data/calendar.ics'],
  ...['/api/acor/pension-calculator', '/api/synthesis/lpp', '/api/synthesis/pillar3a', '/api/synthesis/digest'],
]

/** Pages whose forms are saved as they stand, and refused at their largest. */
export const FORM_PAGES = [
  ...['/avs', '/avs/family', '/avs/career', '/avs/career/check', '/lpp/certificate', '/lpp/vested', '/3a/account'],
  ...['/simulation', '/ages', '/scenarios', '/decide', '/synthesis', '/own/papers'],
]

export const estimate = (): Input => ({
  path: '/api/estimate',
  type: JSON_TYPE,
  body: JSON.stringify(dearestBody()),
})

/** To be read by somebody whose date of birth is known. @param formToken of any of their pages */
export const extractPasted = (formToken: string): Input => ({
  path: '/avs/career',
  ...withFile({ formToken, way: 'extract', extractDate: '01.11.2026', extract: oddExtract(32 * 1024 - 512) }),
})

export const extractAsFile = (formToken: string): Input => paperOf(formToken, oddExtract(), 'x.txt')

export const paperOf = (formToken: string, file: Uint8Array | string, name = 'x.pdf'): Input => ({
  path: '/avs/career',
  ...withFile({ formToken, way: 'extract', extractDate: '01.11.2026', extract: '' }, file, name),
})

const MEGABYTE = 1024 * 1024
const repeated = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

/** Anybody's, without a session. */
export const ofNobody = (): Record<string, Input> => ({
  'a form of a million fields': { path: '/resume', type: FORM, body: repeated('a&', 2 * MEGABYTE) },
  'a form of 60 kB without a value': { path: '/own', type: FORM, body: repeated('a&', 60_000) },
  'a form of 40,000 parts': {
    path: '/resume',
    type: 'multipart/form-data; boundary=b',
    body: `${repeated('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n', 2 * MEGABYTE)}--b--\r\n`,
  },
  'a part with a head of 2 MB': {
    path: '/resume',
    type: 'multipart/form-data; boundary=b',
    body: `--b\r\nContent-Disposition: form-data; name="${repeated('%22', 2 * MEGABYTE)}"\r\n\r\n1\r\n--b--\r\n`,
  },
  'POST /api/estimate: lists in lists': { path: '/api/estimate', type: JSON_TYPE, body: repeated('[', 60_000) },
  'a link to nothing': { path: `/export?payload=${repeated('A', 7_500)}` },
  'a query of 8 kB': { path: `/checked?${repeated('a=+&', 7_900)}` },
})

/**
 * Three careers with as many lines as allowed, and as many lines that were not understood as their dossier has room
 * for.
 */
export function fileOfExtracts(unread = 100): string {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    ...{ line: at + 1, year: 1992 + (at % 34), months: { from: 1, to: 12 }, amount: 1000 + at },
    ...{ kind: 'income', split: false, payer: 1 },
  }))
  const notUnderstood = Array.from({ length: unread }, (_, at) => ({
    ...{ line: 501 + at, text: 'é'.repeat(120), reason: 'amountUnclear' },
    guess: { year: '1992', months: '01-12', amount: '1', split: false },
  }))
  const extract = { way: 'extract', asOf: '2026-11-01', rows, unread: notUnderstood }
  return fileOf({ careers: { person: extract, partner: extract, former: extract } })
}

/** Files for `/resume` as large as it accepts, and larger, by their content. */
export function resumed(): Record<string, string> {
  const many = Array.from({ length: 300_000 }, () => 1)
  const selectionOf = (selection: number[]) => fileOf({ secondPillar: { selection, certificates: [], vested: [] } })
  return {
    'three careers, 500 lines and 100 unread': fileOfExtracts(),
    'three careers, 500 lines and 500 unread': fileOfExtracts(500),
    'a list of 300,000': selectionOf(many),
    'a list of 300,000 that is not ours': fileOf({ others: many }),
    'lists in lists': fileOf({}).replace(/\}$/, `,"x":${'['.repeat(300_000)}${']'.repeat(300_000)}}`),
    'a list of 900,000': selectionOf([many, many, many].flat()),
  }
}

/** Whose pages of papers have empty forms. */
export const fileWithoutPapers = () =>
  fileOf({
    ...{
      careers: { person: null, partner: null, former: null },
      papers: ['extract', 'certificate', 'vested', 'account3a'],
    },
    ...{ secondPillar: {}, thirdPillar: {}, simulation: null, place: null, decision: null, scenarios: [] },
  })

const fileOf = (entered: object) =>
  JSON.stringify({ format: FORMAT, version: VERSION, entered: { ...takenHomeOf(typedDossier()), ...entered } })

export const resume = (file: string, more: Record<string, string> = {}): Input => ({
  path: '/resume',
  ...withFile({ terms: 'on', ...more }, file, 'x.json'),
})
