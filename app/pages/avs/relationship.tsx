import { civilStatusIn, isMarriedStatus, isNeverMarried, requiresSpouse } from '~/dossier/shape/civil-status'
import { AVS } from '~/forms/avs/form'
import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Asked, ForWhom, isHeld } from './asked'
import type { AvsFields } from './person'

type AvsRelationshipProps = {
  fields: AvsFields
  bound: Bound
  hasRegister: boolean
  /** The name of the new field that receives the focus. */
  next: string | undefined
}

/**
 * Whether the page has the questions on the couple. A form that is single has none, unless something was typed there before:
 * then it is kept, out of sight.
 */
export const hasRelationship = (fields: AvsFields) =>
  !isNeverMarried(civilStatusIn(fields.status.initialValue)) || isAnyTold(fields)

/**
 * Whether a marriage that has ended is told in this form. Without a sign-in it is asked on the page of the family alone, where
 * each marriage has its days and its spouse (LAVS art. 29quinquies al. 3 let. c); what stands here already stays in sight,
 * but of whoever was never married.
 */
export function isMarriageToldHere(fields: AvsFields): boolean {
  const status = civilStatusIn(fields.status.initialValue)
  return !isMarriedStatus(status) && !isNeverMarried(status) && isAnyTold(fields)
}

const isAnyTold = ({ relationshipStartDate, relationshipEndDate, partner }: AvsFields) =>
  [relationshipStartDate, relationshipEndDate, ...Object.values(partner)].some(({ initialValue }) => initialValue)

/** Marriage or registered partnership, and the partner. */
export function AvsRelationship({ fields, bound, hasRegister, next }: AvsRelationshipProps) {
  const { t } = useText()
  const status = fields.status.initialValue
  const married = requiresSpouse(civilStatusIn(status))
  const { partner, relationshipStartDate: start, relationshipEndDate: end } = fields
  const { fields: declared } = AVS.fields.partner
  // A partner must be complete: once one field is filled in, the others are required.
  const asked = { bound, required: married || Object.values(partner).some(({ initialValue }) => initialValue) }
  return (
    <>
      <ForWhom>{t('avs.relationshipIntro')}</ForWhom>
      <div className="needed-of-married">
        <Control
          spec={AVS.fields.relationshipStartDate}
          field={start}
          bound={bound}
          required={married}
          autoFocus={start.name === next}
        />
      </div>
      <Asked if="divorced" isShown={isHeld(bound, end, status)}>
        <Control spec={AVS.fields.relationshipEndDate} field={end} bound={bound} />
      </Asked>
      <Section level={3} title={t('avs.partner')} intro={hasRegister ? t('avs.partnerIntro') : undefined}>
        <div className="needed-of-married">
          {hasRegister && <Control spec={declared.navs} field={partner.navs} {...asked} />}
          <Control spec={declared.birthDate} field={partner.birthDate} {...asked} />
          <Control spec={declared.gender} field={partner.gender} {...asked} />
        </div>
        <Death fields={fields} bound={bound} isMarried={married} />
      </Section>
    </>
  )
}

type DeathProps = Pick<AvsRelationshipProps, 'fields' | 'bound'> & { isMarried: boolean }

/** The widowed are asked for the day. Of the married it is folded, since the day says that they no longer are. */
function Death({ fields: { partner, status }, bound, isMarried }: DeathProps) {
  const { t } = useText()
  const control = <Control spec={AVS.fields.partner.fields.deathDate} field={partner.deathDate} bound={bound} />
  const { error, defaultValue } = bound(partner.deathDate)
  if (!isMarried)
    return (
      <Asked if="widowed" isShown={isHeld(bound, partner.deathDate, status.initialValue)}>
        {control}
      </Asked>
    )
  return (
    <details className="correct" open={Boolean(error || defaultValue)}>
      <summary>{t('avs.partnerDied')}</summary>
      {control}
    </details>
  )
}
