import type { ReactNode } from 'react'
import { chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Change } from '~/pillars/synthesis/change'
import { type T, useText } from '../frame/text'
import { Section } from '../section'

/** `before`: the retirement date without the change. `effects`: a sentence on the effect of each part of the change. */
type ExplainedChangeProps = {
  change: Change
  before: Day
  effects: { work: ReactNode } & Partial<
    Record<'steps' | 'stopsOn' | 'retirement' | 'lppFrom' | 'capitalShare', ReactNode>
  >
}

/** The assumptions of the simulation, and their effect on the pillar of the page. */
export function ExplainedChange(props: ExplainedChangeProps) {
  const { t, to } = useText()
  return (
    <Section title={t('explainedPillars.change.title')}>
      <ul className="sentences">
        <WorkAndDays {...props} />
        <PaidIn {...props.change} />
        <OtherAssumptions {...props} />
      </ul>
      <p className="screen-only alone">
        <a href={to('/simulation')}>{t('explainedPillars.change.edit')}</a>
      </p>
    </Section>
  )
}

/** How somebody works, and the days on which they stop and draw. */
function WorkAndDays({ change, before, effects }: ExplainedChangeProps) {
  const { t } = useText()
  const { work, steps, stopsOn, retirementDate, drawing, lppFrom } = change
  return (
    <>
      {work && (
        <li>
          {t('explainedPillars.change.work', {
            desired: chf(Math.round(work.desired.salary)),
            desiredRate: percent(work.desired.rate),
            current: chf(Math.round(work.current.salary)),
            currentRate: percent(work.current.rate),
          })}{' '}
          {effects.work}
        </li>
      )}
      {steps && (
        <li>
          {t('explainedPillars.change.steps', {
            steps: steps.steps.map(({ on, rate }) => stepWords(t, rate, on)).join(', '),
          })}{' '}
          {effects.steps}
        </li>
      )}
      {stopsOn && (
        <li>
          {t('explainedPillars.change.stopsOn', { day: dayText(stopsOn) })} {effects.stopsOn}
        </li>
      )}
      {retirementDate && (
        <li>
          {t('explainedPillars.change.retirement', { day: dayText(retirementDate), before: dayText(before) })}{' '}
          {effects.retirement}
        </li>
      )}
      {drawing && (
        <li>
          {t('explainedPillars.change.drawing', {
            steps: drawing.map(({ from, share }) => stepWords(t, share, from)).join(', '),
          })}
        </li>
      )}
      {lppFrom && (
        <li>
          {t('explainedPillars.change.lppFrom', { day: dayText(lppFrom) })} {effects.lppFrom}
        </li>
      )}
    </>
  )
}

function OtherAssumptions({ change, effects }: Omit<ExplainedChangeProps, 'before'>) {
  const { t } = useText()
  const { capitalShare, partnerFrom, outlook, law } = change
  return (
    <>
      {capitalShare > 0 && (
        <li>
          {t('explainedPillars.change.capitalShare', { share: percent(capitalShare) })} {effects.capitalShare}
        </li>
      )}
      {partnerFrom && <li>{t('explainedPillars.change.partner', { day: dayText(partnerFrom) })}</li>}
      {outlook !== 'expected' && (
        <li>
          {t(`notToday.outlook.${outlook}`)}. {t(`notToday.outlookText.${outlook}`)} {t('notToday.outlookLimits')}
        </li>
      )}
      {law !== 'today' && (
        <li>
          <strong>{t('notToday.title')}.</strong> {t(`notToday.lawText.${law}`)}
        </li>
      )}
    </>
  )
}

const stepWords = (t: T, share: number, day: Day) =>
  t('explainedPillars.change.step', { rate: percent(share), day: dayText(day) })

/** What is paid in on top of the contributions from pay. */
function PaidIn({ paidGaps, buyIn, pillar3a }: Pick<Change, 'paidGaps' | 'buyIn' | 'pillar3a'>) {
  const { t } = useText()
  return (
    <>
      {paidGaps.length > 0 && (
        <li>{t('explainedPillars.change.paidGaps', { years: paidGaps.map(({ year }) => year).join(', ') })}</li>
      )}
      {buyIn && <li>{t('explainedPillars.change.buyIn', { amount: chf(buyIn.amount), day: dayText(buyIn.on) })}</li>}
      {pillar3a?.amount != null && (
        <li>{t('explainedPillars.change.pillar3aAmount', { amount: chf(pillar3a.amount) })}</li>
      )}
      {pillar3a?.purchase != null && (
        <li>{t('explainedPillars.change.pillar3aPurchase', { amount: chf(pillar3a.purchase) })}</li>
      )}
    </>
  )
}
