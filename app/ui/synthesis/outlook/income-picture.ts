/** The picture of an income over time with the texts of the page, for the page and the PDF. */
import { lackOf } from '~/language/at-least'
import { amountText, chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { HouseholdIncome } from '~/pillars/synthesis/household-over-time'
import type { IncomeStep, Outlook } from '~/pillars/synthesis/outlook'
import type { Column } from '~/pillars/synthesis/result'
import type { CapitalOnce } from '~/ui/chart/income/figures'
import { incomePicture } from '~/ui/chart/income/geometry'
import type { IncomeGeometry, PictureWords, Room } from '~/ui/chart/income/picture'
import type { T } from '~/ui/frame/text'
import { gapSentence, type ShownGap } from '../need/gap'
import { amountsOverTime, incomeSentence } from './income-sentence'
import { spreadSentences } from './present-value-text'

/** Matches a digest as well as its part in a shared synthesis, which contains neither funds nor accounts. */
type PictureColumn = Pick<Column, 'ranges' | 'missing' | 'capitalTotal'> & {
  avs: object | null
  lpp: { monthly: number; funds?: readonly object[] } | null
  vested: { accounts: readonly { projected: number; paydate: Day }[] } | null
}

/** The need, CHF a month, and the gap in each column. */
type PictureNeed = { amount: number; withoutChange: ShownGap | null; withChange: ShownGap | null }

export type PictureSource = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn'> & {
    withoutChange: PictureColumn
    withChange: PictureColumn | null
    need?: PictureNeed | null
  }
  /** All capital after tax, CHF; null or left out: the place of taxation is not known. */
  capitalLeft?: Record<ColumnName, number | null> | null
}

/** `title`, `description`: sentences on what the picture shows; `hints`: how to read it. */
export type DescribedPicture = { picture: IncomeGeometry; title: string; description: string; hints: readonly string[] }

/** If there is a change, the picture shows it, and the income without it is outlined. null: there is nothing to draw. */
export function describedPicture(
  t: T,
  { outlook, digest, capitalLeft }: PictureSource,
  room?: Room,
): DescribedPicture | null {
  const isChanged = outlook.withChange !== null && digest.withChange !== null
  const name = isChanged ? 'withChange' : 'withoutChange'
  const [column, worth] = [digest[name] ?? digest.withoutChange, outlook[name] ?? outlook.withoutChange]
  const kept = keptShares(digest, capitalLeft)
  const capitals = capitalsOf(column, worth.spread, worth.income, kept?.[name])
  const without = isChanged ? outlook.withoutChange.income : null
  const withoutCapitals =
    without && capitalsOf(digest.withoutChange, outlook.withoutChange.spread, without, kept?.withoutChange)
  const payToday = outlook.withoutChange.income[0]?.salary ?? null
  const words = pictureWords(t, column, digest.withoutChange)
  const need = digest.need ?? null
  const beside = { without, ...(withoutCapitals && { withoutCapitals }) }
  const drawn = { steps: worth.income, ...beside, payToday, capitals, need: need?.amount ?? null }
  const picture = incomePicture(drawn, words, room)
  if (!picture) return null
  const sentence = (of: ColumnName) =>
    incomeSentence(t, outlook[of]?.income ?? [], digest.computedOn, isChanged ? of : null, lacksIn(digest[of]))
  return {
    picture,
    title: sentence(name),
    description: [
      ...(isChanged ? [sentence('withoutChange')] : []),
      ...spreadSentences(t, name, worth.spread),
      ...vestedIn(column, worth.income).map(({ capital, from, monthly }) => {
        const values = { capital: chf(capital), day: dayText(from), monthly: chf(Math.round(monthly)) }
        return t(`outlook.spread.vested${name === 'withChange' ? 'WithChange' : ''}`, values)
      }),
      ...(kept && capitals.length > 0 ? [t('outlook.picture.spreadAfterTax')] : []),
      ...(need ? [needSentence(t, need.amount, need[name])] : []),
      t('outlook.income.described'),
    ].join(' '),
    hints: [
      t('outlook.picture.axis'),
      ...(picture.without.length > 0 ? [t('outlook.picture.outline')] : []),
      ...(need ? [t('enough.hint')] : []),
      ...(capitals.length > 0 ? [t(kept ? 'outlook.picture.spreadAfterTax' : 'outlook.picture.spread')] : []),
    ],
  }
}

const lacksIn = (column: PictureColumn | null) => column !== null && lackOf(column) !== null

/** For people who do not see the line. */
const needSentence = (t: T, need: number, gap: ShownGap | null): string =>
  gap
    ? `${t('enough.described', { need: chf(need) })} ${gapSentence(t, need, gap)}`
    : t('enough.described', { need: chf(need) })

type Together = Record<'withoutChange', HouseholdIncome> & { withChange: HouseholdIncome | null }

/** The same for a household: the visitor's pay and fund, and the AVS of both. */
export function describedHousehold(
  t: T,
  together: Together,
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'need'>,
) {
  const { withoutChange, withChange } = together
  const { income } = withChange ?? withoutChange
  const own = pictureWords(t, { ...digest.withoutChange, missing: [] }, digest.withoutChange)
  const amounts = (key: 'avs' | 'lpp' | 'lasting' | 'lastingShort') => (amount: number) => [
    t(`outlook.household.picture.${key}`, { amount: whole(amount) }),
  ]
  const words: PictureWords = {
    ...own,
    avs: (amount) => [...amounts('avs')(amount), ...own.avs(amount)],
    lpp: (amount) => [...amounts('lpp')(amount), ...own.lpp(amount).slice(1)],
    lasting: (amount) => [...amounts('lasting')(amount), ...amounts('lastingShort')(amount), whole(amount)],
    // What the partner's fund pays is never known.
    without: withoutWords(t, true),
    unknown: [],
  }
  const payToday = withoutChange.income[0]?.salary ?? null
  const without = withChange && withoutChange.income
  const need = digest.need?.amount ?? null
  const picture = incomePicture({ steps: income, without, payToday, capitals: [], need }, words)
  if (!picture) return null
  return {
    picture,
    title: t('outlook.household.message', { amounts: amountsOverTime(t, income, digest.computedOn) }),
    description: [
      ...(without ? [t('outlook.household.without', { amounts: amountsOverTime(t, without, digest.computedOn) })] : []),
      ...(need === null ? [] : [t('enough.described', { need: chf(need) })]),
      t('outlook.income.described'),
    ].join(' '),
    hints: [
      t('outlook.picture.axis'),
      ...(picture.without.length > 0 ? [t('outlook.picture.outline')] : []),
      ...(need === null ? [] : [t('enough.hint')]),
    ],
  }
}

/** The share of its capital that each column keeps after tax. null for both if the tax of a column with capital is unknown. */
function keptShares(
  { withoutChange, withChange }: PictureSource['digest'],
  capitalLeft: PictureSource['capitalLeft'],
): Record<ColumnName, number> | null {
  if (!capitalLeft) return null
  const keptIn = (column: PictureColumn | null, left: number | null) => {
    const whole = column?.capitalTotal ?? 0
    return whole <= 0 ? 1 : left === null ? null : Math.min(1, left / whole)
  }
  const [one, other] = [keptIn(withoutChange, capitalLeft.withoutChange), keptIn(withChange, capitalLeft.withChange)]
  return one === null || other === null ? null : { withoutChange: one, withChange: other }
}

type CapitalSpread = Outlook['withoutChange']['spread']
const LAST_MONTH = 12 * 90

/** Capital paid once: from funds, vested benefits and 3a. `kept`: the share left after tax, since only that is spread. */
export function capitalsOf(
  column: PictureColumn,
  { lpp, pillar3a }: CapitalSpread,
  steps: readonly IncomeStep[],
  kept = 1,
): CapitalOnce[] {
  // The amount in the sentence beside the picture counts whole months up to the birthday itself.
  const spread = [lpp, pillar3a].flatMap((one) =>
    one ? capitalOnce(one.capital, one.from, steps).map((once) => ({ ...once, monthly: one.monthly })) : [],
  )
  return [...spread, ...vestedIn(column, steps)].map((one) => ({ ...one, monthly: one.monthly * kept }))
}

const vestedIn = ({ vested }: PictureColumn, steps: readonly IncomeStep[]) =>
  (vested?.accounts ?? []).flatMap(({ projected, paydate }) => capitalOnce(projected, paydate, steps))

function capitalOnce(capital: number, from: Day, steps: readonly IncomeStep[]): CapitalOnce[] {
  const age = ageOn(from, steps)
  return capital > 0 && age < LAST_MONTH ? [{ capital, from, age, monthly: capital / (LAST_MONTH - age) }] : []
}

/** In months: from the step that starts on that day, or else counted from the last step, which starts on the first of a month. */
function ageOn(day: Day, steps: readonly IncomeStep[]): number {
  const [today, known] = [steps[0], steps.find(({ from }) => from === day) ?? steps.at(-1)]
  if (!today || !known) return LAST_MONTH
  const counted = monthsIn(known.age) + monthOf(day) - monthOf(known.from)
  // The incomes in a link begin with the first pension, and a capital may be paid before.
  return day < today.from ? counted : Math.max(monthsIn(today.age), counted)
}

const monthsIn = ({ years, months }: IncomeStep['age']) => 12 * years + months
const monthOf = (day: Day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))

type AmountKey =
  | 'payToday'
  | 'lppShort'
  | 'capital'
  | 'capitalShort'
  | 'once'
  | 'lasting'
  | 'lastingShort'
  | 'atLeast'
  | 'atLeastShort'
  | 'about'
  | 'aboutShort'

/** `without`: the column with the outlined total. */
export function pictureWords(t: T, column: PictureColumn, without: PictureColumn): PictureWords {
  const say = (key: AmountKey) => (amount: number) => t(`outlook.picture.${key}`, { amount: whole(amount) })
  const lacks = { avs: column.missing.includes('avs'), lpp: column.missing.includes('lpp') }
  const ofLpp = lackOf(column) === 'lppLaw' ? ('law' as const) : ('lpp' as const)
  const unknown = lacks.avs ? (lacks.lpp ? 'both' : 'avs') : lacks.lpp ? ofLpp : null
  const isAbout = column.ranges !== null
  // A total that lacks a pillar is "at least", not "about". If only a range is known, it is at least the low end.
  const key = unknown ? 'atLeast' : isAbout ? 'about' : 'lasting'
  const lasting: AmountKey[] = [key, `${key}Short`]
  const least = unknown ? (column.ranges?.total.low ?? null) : null
  const avs = (amount: number) =>
    isAbout ? t('outlook.picture.aboutAmount', { amount: whole(amount) }) : whole(amount)
  return {
    pay: (amount) => [t('outlook.picture.pay'), whole(amount)],
    payToday: (amount) => [say('payToday')(amount), whole(amount)],
    avs: (amount) => [t('outlook.picture.avs', { amount: avs(amount) }), t('outlook.picture.avsShort')],
    lpp: (amount) => {
      const funds = column.lpp?.funds
      // A shared synthesis does not say how many there are.
      if (!funds) return [t('takeaway.answer.lpp', { amount: whole(amount) }), t('outlook.income.parts.lpp')]
      return [
        t('outlook.picture.lpp', { count: funds.length, amount: whole(amount) }),
        say('lppShort')(amount),
        t('outlook.picture.lppName'),
      ]
    },
    capital: (amount) => [say('capital')(amount), say('capitalShort')(amount)],
    once: (amount) => [say('once')(amount), whole(amount)],
    lasting: (amount) => [...lasting.map((key) => say(key)(least ?? amount)), ...(unknown ? [] : [whole(amount)])],
    while: (amount) => [whole(amount)],
    without: withoutWords(t, lackOf(without) !== null),
    need: (amount) => [t('enough.line', { amount: whole(amount) }), whole(amount)],
    unknown: unknown ? [t(`outlook.picture.unknown.${unknown}`), t(`outlook.picture.unknownShort.${unknown}`)] : [],
    isOnTop: unknown === 'law',
    amount: whole,
    day: (day) => [dayText(day), day.slice(0, 7).split('-').reverse().join('.')],
  }
}

const withoutWords = (t: T, isAtLeast: boolean) => (amount: number) => {
  const told = isAtLeast ? `${t('words.lowest')} ${whole(amount)}` : whole(amount)
  return [t('outlook.picture.without', { amount: told }), t('outlook.picture.withoutShort', { amount: told })]
}

export const whole = (amount: number) => amountText(Math.round(amount))
