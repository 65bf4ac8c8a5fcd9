import type { Play } from '~/estimate/answers/play'
import { totalWords } from '~/language/at-least'
import { amountText, chf, dayText, percent, signedChf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { Silent } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Effect } from '~/pillars/synthesis/effect'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { THIS_PAGE } from '~/ui/form/controls/button'
import { type T, useText } from '~/ui/frame/text'
import { partyName } from '~/ui/parties/party-name'

type PlayResultProps = {
  digest: Digest
  /** null: the two columns have no pension in common. */
  effect: Effect | null
  rates: Play['rates']
}

/**
 * What the change costs or brings, or who gave no figure for it; empty without one. It is told to screen readers when it is
 * exchanged.
 */
export function PlayResult({ digest, effect, rates }: PlayResultProps) {
  const { withoutChange, withChange } = digest
  const silent = withChange ? digest.silent.filter(isSilentWithChange) : []
  return (
    <p className="play-result" role="status">
      {withChange && (
        <span className="play-told">
          {silent.length > 0 ? (
            <NotComputed silent={silent} rate={rates.find(({ isChosen, isUnknown }) => isChosen && isUnknown)?.value} />
          ) : effect ? (
            <Difference effect={effect} before={withoutChange} after={withChange} />
          ) : (
            <Before {...withoutChange} />
          )}
        </span>
      )}
    </p>
  )
}

/** Of these the result says what is missing. */
export const isSilentWithChange = ({ column }: Pick<Silent, 'column'>) => column === 'withChange'

/** Whether the result says what is paid once, so that nothing has to say it again. */
export const isCapitalTold = ({ silent, withChange }: Digest, effect: Effect | null) =>
  !silent.some(isSilentWithChange) && Boolean(effect?.capital) && (withChange?.capitalTotal ?? 0) > 0

type DifferenceProps = { effect: Effect; before: Column; after: Column }

function Difference({ effect, before, after }: DifferenceProps) {
  const { t } = useText()
  const { monthly, range, of, capital } = effect
  const amount = range ? rangeText(t, signedChf(range.low), signedChf(range.high)) : signedChf(monthly)
  const isSame = monthly === 0 && !range
  const lower = range ? range.high <= 0 : monthly < 0
  const key = `${isSame ? 'same' : 'monthly'}${capital ? 'And' : ''}` as const
  return (
    <>
      <FigureSentence
        sentence={(difference = '', once = '') => t(`synthesis.play.result.${key}`, { difference, capital: once })}
        figures={[
          <strong key="monthly" className="figure">
            {of === 'total' ? amount : t(`synthesis.levers.only.${of}`, { amount })}
          </strong>,
          capital ? <Once key="capital" before={before} after={after} isBut={capital > 0 && lower} /> : null,
        ]}
      />
      {of !== 'total' && ` (${t(`synthesis.levers.notComputed.${of}`)})`}
    </>
  )
}

type OnceProps = Omit<DifferenceProps, 'effect'> & { isBut: boolean }

/** All that is paid once, without and with the change. */
function Once({ before: { capitalTotal: before }, after: { capitalTotal: after }, isBut }: OnceProps) {
  const { t } = useText()
  if (!after) return t('synthesis.play.result.noCapital', { before: chf(before ?? 0) })
  const told = (amount: string) => t(`synthesis.play.result.${isBut ? 'but' : 'also'}`, { after: amount })
  return (
    <FigureSentence
      sentence={(amount = '') =>
        before
          ? t('synthesis.play.result.insteadOf', { capital: told(amount), before: amountText(before) })
          : told(amount)
      }
      figures={[<Figure key="after" figure="total.capital" column="withChange" value={after} text={chf(after)} />]}
    />
  )
}

/** Two totals over different pillars have no difference. */
function Before(column: Column) {
  const { t } = useText()
  const { monthlyTotal, totalFrom } = column
  if (monthlyTotal === null || totalFrom === null) return null
  const amount = totalWords(t, column, chf(monthlyTotal))
  return t('synthesis.play.result.before', { amount, day: dayText(totalFrom) })
}

/** Who gave no figure, and what suffices. */
function NotComputed({ silent, rate }: { silent: readonly Silent[]; rate: number | undefined }) {
  const { t, to } = useText()
  const helped = silent.find(({ party, reason }) => party === 'pensionFund' && !isOfPapers(reason))
  return (
    <>
      <span className="mark" aria-hidden="true">
        ?
      </span>{' '}
      <strong>
        {rate !== undefined && `${t('synthesis.play.silent.atRate', { rate: percent(rate) })} `}
        {silent.map((one) => notComputed(t, one)).join(' ')}
      </strong>{' '}
      {helped && (
        <>
          {t('synthesis.play.silent.certificate')}{' '}
          <a href={`${to('/lpp/certificate')}?fund=${encodeURIComponent(helped.id)}`}>
            {t('synthesis.play.silent.copy')}
          </a>{' '}
          <a href={THIS_PAGE}>{t('synthesis.play.silent.again')}</a>
        </>
      )}
    </>
  )
}

/** What a copied certificate or a statement does not print, another one does not print either. */
const isOfPapers = (reason: Silent['reason']) => !(reason === 'noProjection' || isWithoutAnswer(reason))

const isWithoutAnswer = (reason: Silent['reason']) =>
  !['noProjection', 'mandatoryPartUnknown', 'stepsUnknown', 'otherWorkUnknown'].includes(reason)

function notComputed(t: T, silent: Silent): string {
  const { party, reason } = silent
  const name = party === 'register' ? t('words.register') : partyName(t, party, silent)
  if (isOfPapers(reason)) return t(`words.silent.${reason}`, { name })
  return t(`synthesis.play.silent.${isWithoutAnswer(reason) ? 'noAnswer' : 'noFigure'}`, { name })
}
