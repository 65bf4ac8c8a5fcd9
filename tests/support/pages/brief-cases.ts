/** The synthesis in brief as it is read, for tests: from what is known and what is missing. */
import { expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { day } from '~/pillars/day'
import type { Column, Silent } from '~/pillars/result'
import { synthesisBrief } from '~/ui/synthesis/brief/brief'
import type { MissingPart } from '~/ui/synthesis/missing'
import { strictText } from './explained-step'
import { chf, column, digest } from './sample-synthesis'

type Pillar = MissingPart['pillar']
export type State = {
  before?: Partial<Column>
  after?: Partial<Column>
  missing?: { [pillar in Pillar]?: Partial<MissingPart> }
  silent?: Silent[]
}
type Case = [name: string, state: State, fr: string[], de: string[]]

export const avs = {
  ...column().avs,
  supplement: 0,
  monthly: chf(2300),
  from: day('2035-06-01'),
  first: null,
  earlier: [],
  thirteenth: chf(2300),
} as NonNullable<Column['avs']>
export const lpp = column().lpp as NonNullable<Column['lpp']>
export const twoFunds = { ...lpp, funds: [...lpp.funds, { name: 'Caisse b', webUrl: null, asOf: day('2026-01-01') }] }
/** From one day on, for life. */
const forLife = { totalFrom: day('2035-06-01'), first: null }
export const bothPensions = { ...forLife, avs, monthlyTotal: chf(4298) }
export const withoutLpp = { ...forLife, avs, lpp: null, monthlyTotal: chf(2300) }
export const withoutAvs = { ...forLife, avs: null, monthlyTotal: chf(1998) }
export const noPensions = { avs: null, lpp: null, monthlyTotal: null, totalFrom: null, first: null }
export const nothing = { ...noPensions, pillar3a: null, capitalTotal: null }

export const silentParty = (name: string, changes: Partial<Silent> = {}): Silent => ({
  party: 'pensionFund',
  id: `id of ${name}`,
  name,
  reason: 'timeout',
  ...changes,
})

export function briefSentences({ before, after, missing = {}, silent = [] }: State, language: Language): string[] {
  const part = (pillar: Pillar): MissingPart => ({
    ...{ pillar, open: false, none: false, notHandled: false, withoutIncomes: false, silent: [] },
    ...missing[pillar],
  })
  const known = {
    missing: { avs: part('avs'), lpp: part('lpp'), pillar3a: part('pillar3a') },
  }
  const columns = { ...digest(before, silent), withChange: after ? column(after) : null }
  return synthesisBrief(strictText(language), columns, known).map((sentence) => sentence.replaceAll('\u00a0', ' '))
}

export const itSays = (cases: readonly Case[]) => {
  it.each(cases)('%s', (_name, state, fr, de) => {
    expect(briefSentences(state, 'fr')).toEqual(fr)
    expect(briefSentences(state, 'de')).toEqual(de)
  })
}

export const FR = {
  total: "Selon cette estimation, vous recevez CHF 4'298 par mois à vie, dès le 01.06.2035 : ",
  parts: "CHF 2'300 de l’AVS et CHF 1'998 de votre caisse de pension.",
  avs: "Selon cette estimation, l’AVS vous verse CHF 2'300 par mois dès le 01.06.2035.",
  lpp: "Selon cette estimation, votre caisse de pension vous verse CHF 1'998 par mois à vie, dès le 01.06.2035.",
  thirteenth: "Chaque année en décembre, l’AVS verse en plus une 13e rente : CHF 2'300 pour une année entière",
  pillar3a: "Du 3e pilier, vous recevez CHF 98'000 au plus tard le 01.06.2035 : c’est un capital, pas une rente.",
}
export const DE = {
  total: "Nach dieser Schätzung erhalten Sie ab dem 01.06.2035 lebenslang CHF 4'298 pro Monat: ",
  parts: "CHF 2'300 von der AHV und CHF 1'998 von Ihrer Pensionskasse.",
  avs: "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2035 CHF 2'300 pro Monat.",
  lpp: "Nach dieser Schätzung zahlt Ihnen Ihre Pensionskasse ab dem 01.06.2035 lebenslang CHF 1'998 pro Monat.",
  thirteenth: "Jedes Jahr im Dezember zahlt die AHV zusätzlich eine 13. Rente: CHF 2'300 für ein volles Jahr",
  pillar3a: "Aus der 3. Säule erhalten Sie CHF 98'000, spätestens am 01.06.2035: Das ist ein Kapital, keine Rente.",
}
export const basis = {
  fr: [FR.total + FR.parts, `${FR.thirteenth}.`, FR.pillar3a],
  de: [DE.total + DE.parts, `${DE.thirteenth}.`, DE.pillar3a],
}
