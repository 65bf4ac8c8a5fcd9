import { creditsLabel, FAMILY, PRESENT_LABEL } from '~/forms/family/form'
import { MARRIAGE_ROWS } from '~/forms/family/posted-questions'
import type { MarriageTexts } from '~/forms/family/values'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { Control, Controls } from '~/ui/form/declaration/control'
import type { FieldsOf } from '~/ui/form/fields'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { Section } from '~/ui/section'
import { KnownMarriage, type MarriageRow } from './known-marriage'

const { marriages: MARRIAGE, children: CHILD, survivorsPension: SURVIVORS_PENSION } = FAMILY.fields
const { list: MARRIAGES, most: MOST_FORMER } = MARRIAGE_ROWS

type Fields = FieldsOf<typeof FAMILY.shape>
type OneFieldProps = { field: Fields['survivorsPension']; bound: Bound }

type FamilyMarriagesProps = {
  rows: MarriageRow[]
  bound: Bound
  /** Whether this is the only row, which cannot be removed. */
  isOnlyOne: boolean
  /** The marriage whose days the AVS form has. */
  ofAvsForm: MarriageTexts | null
}

/** Former marriages. */
export function FamilyMarriages({ rows, bound, isOnlyOne, ofAvsForm }: FamilyMarriagesProps) {
  const { t } = useText()
  const known = ofAvsForm?.start ? rows.findIndex(({ start }) => start.initialValue === ofAvsForm.start) : -1
  return (
    <Section id={MARRIAGES} title={t('family.marriages')} intro={t('family.marriagesIntro')}>
      <p>{t('family.partnership')}</p>
      <SeparationHelp />
      {rows.map((row, index) => (
        <Marriage
          key={row.start.name}
          row={row}
          bound={bound}
          number={index + 1}
          isRemovable={!isOnlyOne && index !== known}
          known={index === known ? ofAvsForm : null}
        />
      ))}
      {rows.length < MOST_FORMER && (
        <Button
          kind="secondary"
          {...addButton(MARRIAGES)}
          formNoValidate
          formAction={`#${fieldId(rowName(MARRIAGES, rows.length, 'start'))}`}
        >
          {t('family.addMarriage')}
        </Button>
      )}
    </Section>
  )
}

type MarriageProps = {
  row: MarriageRow
  bound: Bound
  number: number
  isRemovable: boolean
  /** What the AVS form says of it; null: it says nothing. */
  known: MarriageTexts | null
}

function Marriage({ row, bound, number, isRemovable, known }: MarriageProps) {
  const { t } = useText()
  return (
    <Section level={3} title={t('family.marriage', { number })}>
      {known ? (
        <KnownMarriage row={row} bound={bound} known={known} />
      ) : (
        <Controls declared={MARRIAGE.fields} fields={row} bound={bound} />
      )}
      {isRemovable && (
        <Button kind="quiet" formNoValidate {...removeButton(MARRIAGES, number - 1)} formAction={`#${MARRIAGES}`}>
          {t('family.removeMarriage', { number })}
        </Button>
      )}
    </Section>
  )
}

function SeparationHelp() {
  const { t } = useText()
  return <Help summary={t('family.separationHelp')}>{t('family.separationHelpText')}</Help>
}

/** The present marriage, whose other facts are in the AVS form. `isExplained`: whether a separation has been explained above. */
export function FamilyPresent({ field, bound, isExplained }: OneFieldProps & { isExplained: boolean }) {
  const { t } = useText()
  return (
    <Section title={t('family.present')}>
      <Control spec={MARRIAGE.fields.separatedSince} field={field} bound={bound} label={t(PRESENT_LABEL)} />
      {!isExplained && <SeparationHelp />}
    </Section>
  )
}

type FamilyChildrenProps = { rows: Fields['children']['rows']; days: readonly Day[]; bound: Bound }

/** Who receives the education credits; children born on the same day share one answer. */
export function FamilyChildren({ rows, days, bound }: FamilyChildrenProps) {
  const { t } = useText()
  return (
    <Section title={t('family.children')} intro={t('family.childrenIntro')}>
      <Help summary={t('family.creditsHelp')}>{t('family.creditsHelpText')}</Help>
      {rows.map((row, index) => (
        <div key={row.credits.name}>
          <input type="hidden" name={row.birthDate.name} value={days[index] ?? ''} />
          <Control
            spec={CHILD.fields.credits}
            field={row.credits}
            bound={bound}
            label={creditsLabel(t, days[index] ? dayText(days[index]) : '')}
          />
        </div>
      ))}
    </Section>
  )
}

export function FamilySurvivor({ field, bound }: OneFieldProps) {
  const { t } = useText()
  return (
    <Section title={t('family.survivor')}>
      <Control spec={SURVIVORS_PENSION} field={field} bound={bound} />
      <Help summary={t('family.survivorHelp')}>{t('family.survivorHelpText')}</Help>
    </Section>
  )
}
