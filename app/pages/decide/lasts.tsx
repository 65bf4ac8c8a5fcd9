/** How long the chosen capital pays as much as the pension given up: after tax on both sides where that is known. */
import type { CapitalChoice, ChoiceAfterTax, RefusedAfterTax } from '~/estimate/answers/decide/decision'
import { atAge } from '~/language/at-age'
import { chf, dayText, percent } from '~/language/format'
import { rounded, taxText } from '~/language/tax-text'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { AfterTaxDetails } from './after-tax'

/** `afterTax` null: no place is given; `isFederalOnly`: only the federal tax on the capital is known. */
export type LastsProps = {
  choice: CapitalChoice
  afterTax: ChoiceAfterTax | RefusedAfterTax | null
  isFederalOnly: boolean
}

/** Until which age the capital can pay the same amount a month, for each yield. */
export function Lasts({ choice, afterTax, isFederalOnly }: LastsProps) {
  const { t } = useText()
  const { lasts } = choice
  const told = afterTax && 'part' in afterTax ? afterTax : null
  const isEndless = lasts.some(({ months }) => months === null)
  return (
    <Section title={t('decide.lasts.title')} level={3} isLandmark={false}>
      <p>{told ? <PartAfterTax afterTax={told} /> : introOf(t, choice, isFederalOnly)}</p>
      <ul className="sentences">
        {lasts.map(({ yearly }) => (
          <li key={yearly}>
            {told ? (
              <UntilAfterTax choice={choice} afterTax={told} yearly={yearly} />
            ) : (
              <UntilBeforeTax choice={choice} yearly={yearly} isAnswer />
            )}
          </li>
        ))}
      </ul>
      {!isEndless && <p>{t('decide.lasts.even')}</p>}
      {afterTax && 'refused' in afterTax && <NotAfterTax refusal={afterTax} />}
      {told && <AfterTaxDetails choice={choice} afterTax={told} />}
    </Section>
  )
}

function introOf(t: T, { givenUp, counted, left }: CapitalChoice, isFederalOnly: boolean): string {
  const intro = !left ? 'introUntaxed' : isFederalOnly ? 'introFederal' : 'intro'
  return t(`decide.lasts.${intro}`, { amount: chf(givenUp), capital: chf(counted) })
}

/** What the pension given up is worth after the tax on income. */
function PartAfterTax({ afterTax: { part } }: { afterTax: ChoiceAfterTax }) {
  const { t } = useText()
  const { low, high } = part.monthly
  const name = 'choice.net.givenUp'
  const figure = (figure: string, amount: number) => (
    <Figure key={figure} figure={figure} value={rounded(amount)} text={taxText(amount)} />
  )
  if (rounded(low) === rounded(high))
    return <FigureSentence sentence={(amount) => t('decide.afterTax.part', { amount })} figures={[figure(name, low)]} />
  return (
    <FigureSentence
      sentence={(from, to) => t('decide.afterTax.partRange', { low: from, high: to })}
      figures={[figure(`${name}.low`, low), figure(`${name}.high`, high)]}
    />
  )
}

type UntilProps = { choice: CapitalChoice; yearly: number }

/** `isAnswer`: there is no other. */
function UntilBeforeTax({ choice, yearly, isAnswer = false }: UntilProps & { isAnswer?: boolean }) {
  const { t } = useText()
  const months = monthsAt(choice, yearly)
  if (months === null) return t('decide.lasts.endless', { at: yieldName(t, yearly) })
  const age = atAge(t, choice.startAge + months)
  const figure = (text: string) => <Figure figure={`choice.lasts.${yearly}`} value={months} text={text} />
  if (!isAnswer) return figure(age)
  return (
    <>
      {t('decide.lasts.until', { at: yieldName(t, yearly) })} <strong>{figure(t('decide.lasts.age', { age }))}</strong>
    </>
  )
}

const monthsAt = ({ lasts }: CapitalChoice, yearly: number) =>
  lasts.find((one) => one.yearly === yearly)?.months ?? null

/** The age at which both have paid the same after tax, and beside it the one before the tax on the pension. */
function UntilAfterTax({ choice, afterTax, yearly }: UntilProps & { afterTax: ChoiceAfterTax }) {
  const { t } = useText()
  const { low, high } = afterTax.lasts.find((one) => one.yearly === yearly)?.months ?? { low: null, high: null }
  if (low === null) return t('decide.lasts.endless', { at: yieldName(t, yearly) })
  const [from, to] = [choice.startAge + low, high === null ? null : choice.startAge + high]
  const isBeforeTold = monthsAt(choice, yearly) !== null
  return (
    <>
      {t('decide.lasts.until', { at: yieldName(t, yearly) })}{' '}
      <strong>
        <BreakEven name={yearly === afterTax.yearly ? 'breakEven' : `breakEven.at${yearly}`} from={from} to={to} />
      </strong>
      {isBeforeTold && (
        <>
          {' '}
          <span className="hint">
            <FigureSentence
              sentence={(age) => t('decide.afterTax.before', { age })}
              figures={[<UntilBeforeTax key="before" choice={choice} yearly={yearly} />]}
            />
          </span>
        </>
      )}
    </>
  )
}

/** `from` and `to`: ages in months; null: without end. A range is told in whole years, as its figures are not. */
function BreakEven({ name, from, to }: { name: string; from: number; to: number | null }) {
  const { t } = useText()
  const figure = (end: '' | '.low' | '.high', months: number, text: string) => (
    <Figure key={end} figure={`choice.net.${name}${end}`} value={inYears(months)} text={text} />
  )
  if (from === to) return figure('', from, t('decide.lasts.age', { age: atAge(t, from) }))
  if (to === null)
    return (
      <FigureSentence
        sentence={(age) => t('decide.afterTax.atLeast', { age })}
        figures={[figure('.low', from, atAge(t, from))]}
      />
    )
  return (
    <FigureSentence
      sentence={(low, high) => t('decide.afterTax.ageRange', { low, high })}
      figures={[figure('.low', from, String(Math.floor(from / 12))), figure('.high', to, String(Math.ceil(to / 12)))]}
    />
  )
}

/** To a hundredth. */
const inYears = (months: number) => Math.round((months * 100) / 12) / 100

const yieldName = (t: T, yearly: number) =>
  yearly === 0 ? t('decide.yields.none') : t('decide.yields.at', { yearly: percent(yearly) })

/** Why nothing is compared after tax, and where to add what is missing. */
function NotAfterTax({ refusal }: { refusal: RefusedAfterTax }) {
  const { t, to } = useText()
  return (
    <p className="hint">
      {t('decide.afterTax.none', { reason: reasonOf(t, refusal) })}
      {ADDED_THERE.includes(refusal.refused) && (
        <>
          {' '}
          <a href={to('/synthesis#net')}>{t('decide.afterTax.add')}</a>
        </>
      )}
    </p>
  )
}

/** Where something is missing that the synthesis asks for, or knows the way to. */
const ADDED_THERE: readonly RefusedAfterTax['refused'][] = ['pensionUnknown', 'spouseUnknown', 'spouseNotShared']

const OWN_REASONS = ['federalOnly', 'dependants', 'otherStatus', 'pensionsInPart'] as const
const isOwn = (refused: RefusedAfterTax['refused']): refused is (typeof OWN_REASONS)[number] =>
  OWN_REASONS.some((one) => one === refused)

function reasonOf(t: T, refusal: RefusedAfterTax): string {
  if (refusal.refused === 'before') return t('decide.afterTax.refused.before', { day: dayText(refusal.from) })
  const { refused } = refusal
  return isOwn(refused) ? t(`decide.afterTax.refused.${refused}`) : t(`net.refused.${refused}`)
}
