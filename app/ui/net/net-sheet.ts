/** What is left after tax, as the files show it. */
import type { NetAnswer } from '~/estimate/answers/net'
import { amountText } from '~/language/format'
import type { Language } from '~/language/language'
import { rangeText } from '~/language/range-text'
import type { ColumnName } from '~/pillars/result'
import type { Net, ToldNet } from '~/pillars/synthesis/net'
import type { T } from '../frame/text'
import { basisSentences, canDifferByPremiums, deductionSentences, inOrder, leftInYear } from './net-how'
import { besideNet, grossText, isLikely, netText } from './net-words'

type Options = {
  language: Language
  /** Whether the pensions are so low that supplementary benefits may come on top. */
  hasLowPensions: boolean
}

export function netSheet(t: T, answer: NetAnswer, { language, hasLowPensions }: Options) {
  const { withoutChange, withChange, calculator } = answer
  const shown = withChange ?? withoutChange
  const explained = [shown, withoutChange].find(isTold)
  const column = (name: ColumnName, net: Net | null) => (net ? [{ name, ...columnOf(t, net) }] : [])
  return {
    title: t('net.title'),
    told: toldSentences(t, shown, withChange && withoutChange),
    columns: [...column('withoutChange', withoutChange), ...column('withChange', withChange)],
    notes: explained ? notesOf(t, explained, { ...answer, language, hasLowPensions }) : officialNote(t, calculator),
  }
}

const isTold = (net: Net): net is ToldNet => !('refused' in net)

const officialNote = (t: T, calculator: string | null): string[][] =>
  calculator ? [[t('takeaway.of', { name: t('net.notIn.calculator'), figure: calculator })]] : []

/** A paragraph each: why so, the steps, what is assumed, what is not in it, and where that can be counted. */
const notesOf = (
  t: T,
  net: ToldNet,
  { place, calculator, language, hasLowPensions }: Pick<NetAnswer, 'place' | 'calculator'> & Options,
): string[][] => [
  [
    t('net.before'),
    ...(net.tax.kind === 'range' ? [t(`net.reasons.${net.tax.reason}`)] : []),
    ...(canDifferByPremiums(net) ? [t('net.realPremiums')] : []),
  ],
  [
    ...(net.gross.low < net.gross.high ? [t('net.steps.asExpected')] : []),
    ...deductionSentences(t, net, { place, language }),
  ],
  basisSentences(t, net),
  [t('net.notIn.text'), ...(hasLowPensions ? [t('net.notIn.benefits')] : [])],
  ...officialNote(t, calculator),
]

/** What is left, of what and from when; or why it is not told. `before`: without the change. */
function toldSentences(t: T, net: Net, before: Net | null): string[] {
  if (!isTold(net)) return [t(`net.refused.${net.refused}`)]
  const ofTwo = net.adults === 2 ? 'OfTwo' : ''
  return [
    `${t(`net.line${ofTwo}`, { amount: amountOf(t, net) })}.`,
    ...(before && isTold(before) ? [t('net.unchanged', { amount: amountOf(t, before) })] : []),
    besideNet(t, net),
  ]
}

const amountOf = (t: T, net: ToldNet) => netText(t, { ...net, isLikely: isLikely(net) })

/** A row of a year or a month: `values`, each by its name, and the same as one text. */
type Row = { key: string; term: string; unit: 'month' | 'year'; values: (readonly [string, number])[]; text: string }

function columnOf(t: T, net: Net) {
  if ('refused' in net) return { from: null, rows: [], refused: t(`net.refused.${net.refused}`) }
  return { from: net.pensions.from, rows: [...monthlyRows(t, net), ...yearlyRows(t, net)], refused: null }
}

function monthlyRows(t: T, net: ToldNet): Row[] {
  const { gross, monthly, isAtLeast } = net
  const named = namedBy(t)
  const row = (key: 'gross' | 'net', text: string, { low, high }: { low: number; high: number }): Row => {
    const term = t(`net.files.${key}`)
    const [least, most] = [named(term, t('words.lowest'), low), named(term, t('words.highest'), high)]
    const isOne = low === high && !isAtLeast
    return {
      ...{ key: `${key}Monthly`, term, unit: 'month', text },
      values: isOne ? [[term, low]] : isAtLeast ? [least] : [least, most],
    }
  }
  const left = row('net', amountOf(t, net), monthly)
  const likely = isLikely(net) && !isAtLeast ? [named(left.term, t('net.files.likely'), monthly.expected)] : []
  return [row('gross', grossText(t, net), gross), { ...left, values: [...likely, ...left.values] }]
}

const namedBy = (t: T) => (name: string, figure: string, value: number) =>
  [t('takeaway.of', { name, figure }), value] as const

function yearlyRows(t: T, net: ToldNet): Row[] {
  const { pensions, tax } = net
  const { own, spouse, all } = pensions
  const { low, high } = tax.steps.cantonal
  const named = namedBy(t)
  const paid = (key: Name, amount: number | undefined) => (amount ? [row(key, amount)] : [])
  const row = (key: Name, one: number, other = one): Row => {
    const [least, most] = [Math.min(one, other), Math.max(one, other)]
    const term = t(`net.steps.${key}`)
    return {
      ...{ key, term, unit: 'year', text: rangeText(t, ...inOrder(written, one, other)) },
      values:
        least === most
          ? [[term, least]]
          : [named(term, t('words.lowest'), least), named(term, t('words.highest'), most)],
    }
  }
  return [
    ...paid('avs', own.avs),
    ...paid('thirteenth', own.thirteenth),
    ...paid('lpp', own.lpp),
    ...paid('spouseAvs', spouse?.avs),
    ...paid('spouseThirteenth', spouse?.thirteenth),
    ...paid('spouseLpp', spouse?.lpp),
    row('pensions', all.expected),
    row('federal', tax.federal),
    row('canton', low.canton, high.canton),
    row('municipality', low.municipality, high.municipality),
    ...paid('headTax', tax.headTax),
    row('net', leftInYear(net, 'low'), leftInYear(net, 'high')),
  ]
}

const written = (amount: number) => amountText(Math.round(amount))

type Name =
  | ('avs' | 'thirteenth' | 'lpp' | 'spouseAvs' | 'spouseThirteenth' | 'spouseLpp')
  | ('pensions' | 'federal' | 'canton' | 'municipality' | 'headTax' | 'net')
