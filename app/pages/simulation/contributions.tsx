import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import type { Room3a } from '~/estimate/case/rules/pillar-3a-rules'
import { SIMULATION } from '~/forms/simulation/form'
import { chf, percent } from '~/language/format'
import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import type { FieldsOf } from '~/ui/form/fields'
import { readMoney } from '~/ui/form/values/money'
import { type T, useText } from '~/ui/frame/text'
import { overCeilingText } from '~/ui/parties/pillar-3a-view'

const { fields: DECLARED } = SIMULATION

type Fields = Pick<FieldsOf<typeof SIMULATION.shape>, 'buyIn' | 'pillar3a' | 'paysGaps'>
type PartProps = { fields: Fields; bound: Bound; contributions: ContributionsAnswer }

/** Payments beyond the contributions from pay: folded unless something in them is chosen or wrong. */
export function ContributionFields(props: PartProps) {
  const { t } = useText()
  const { fields, bound, contributions } = props
  const { buyIn, pillar3a, paysGaps } = fields
  const all = [buyIn.amount, buyIn.on, pillar3a.amount, pillar3a.purchase, paysGaps]
  const isChosen = [buyIn.amount, pillar3a.amount, pillar3a.purchase, paysGaps].some((one) => one.initialValue)
  return (
    <details className="more-figures" open={isChosen || all.some((one) => bound(one).error !== undefined)}>
      <summary>{t('simulation.contributions')}</summary>
      <BuyInFields {...props} />
      <Pillar3aFields {...props} />
      {contributions.gaps.length > 0 && (
        <fieldset>
          <legend>{t('simulation.gaps')}</legend>
          <Control spec={DECLARED.paysGaps} field={paysGaps} bound={bound} label={gapsLabel(t, contributions)} />
        </fieldset>
      )}
    </details>
  )
}

/** The years in one sentence. */
export const gapsLabel = (t: T, { gaps }: Pick<ContributionsAnswer, 'gaps'>) =>
  t('simulation.paysGaps', { years: gaps.map(({ year }) => year).join(', ') })

function BuyInFields({ fields: { buyIn }, bound, contributions: { buyIn: room, buyInNotes } }: PartProps) {
  const { t } = useText()
  const notes = buyInNotes.map((note) => t(`simulation.buyIn.${note}`))
  return (
    <fieldset>
      <legend>{t('simulation.buyIn.legend')}</legend>
      <Control
        spec={DECLARED.buyIn.fields.amount}
        field={buyIn.amount}
        bound={bound}
        hint={[roomText(t, room), ...notes].join(' ')}
      />
      <Control spec={DECLARED.buyIn.fields.on} field={buyIn.on} bound={bound} />
    </fieldset>
  )
}

function roomText(t: T, room: ContributionsAnswer['buyIn']): string {
  if (!room) return t('simulation.buyIn.amountUnknown')
  if (room.refusal && room.largest === 0) return t('simulation.buyIn.advance')
  if (room.largest === 0) return t('simulation.buyIn.amountNone', { fund: room.fundName })
  return t('simulation.buyIn.amountHint', { fund: room.fundName, largest: chf(room.largest) })
}

function Pillar3aFields({ fields: { pillar3a }, bound, contributions }: PartProps) {
  const { t } = useText()
  const { pillar3a: room, largestPurchase3a } = contributions
  return (
    <fieldset>
      <legend>{t('simulation.pillar3a.legend')}</legend>
      <Control
        spec={DECLARED.pillar3a.fields.amount}
        field={pillar3a.amount}
        bound={bound}
        hint={room ? room3aText(t, room) : undefined}
        notice={room ? overCeiling(t, pillar3a.amount.initialValue ?? '', room) : undefined}
      />
      <Control
        spec={DECLARED.pillar3a.fields.purchase}
        field={pillar3a.purchase}
        bound={bound}
        hint={
          largestPurchase3a > 0
            ? t('simulation.pillar3a.purchaseHint', { largest: chf(largestPurchase3a) })
            : t('pillar3a.ceilingWithoutWork')
        }
      />
    </fieldset>
  )
}

function room3aText(t: T, room: Room3a): string {
  if (room.isNew) return `${t('simulation.pillar3a.noAccount', { ceiling: chf(room.ceiling) })} ${openingText(t, room)}`
  const paid = chf(Math.round(room.paid))
  return t('simulation.pillar3a.amountHint', { year: String(room.year), paid, ceiling: chf(room.ceiling) })
}

/** The legal maximum for deductions, and the interest assumed for a new account. */
export const openingText = (t: T, { year, withFund, rate }: Pick<Room3a, 'year' | 'withFund' | 'rate'>): string =>
  t(`simulation.levers.open3aHow.${withFund ? 'withFund' : 'withoutFund'}`, { year: String(year), rate: percent(rate) })

/** The legal maximum, shown beside a larger amount. */
function overCeiling(t: T, typed: string, { year, ceiling, withFund, law }: Room3a): string | undefined {
  const read = readMoney(typed)
  if ('problem' in read || read.value <= ceiling) return undefined
  return overCeilingText(t, { year, amount: law, planned: read.value, withFund })
}
