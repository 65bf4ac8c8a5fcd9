import { CREDIT_HOLDERS, ENDS_OF_MARRIAGE } from '~/dossier/shape/family'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { RadioGroup } from '~/ui/form/controls/choice'
import { DayField, MoneyField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import type { FieldsOf } from '~/ui/form/fields'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { Section } from '~/ui/section'
import { type FAMILY_FIELDS, MARRIAGES, MOST_FORMER } from './fields'

type Fields = FieldsOf<typeof FAMILY_FIELDS>
type MarriageRow = Fields['marriages']['rows'][number]
type OneFieldProps = { field: Fields['survivorsPension']; bound: Bound }

type FamilyMarriagesProps = {
  rows: MarriageRow[]
  bound: Bound
  /** Whether the only row has to stay. */
  isOnlyOne: boolean
}

/** The marriages that are over. */
export function FamilyMarriages({ rows, bound, isOnlyOne }: FamilyMarriagesProps) {
  const { t } = useText()
  return (
    <Section id={MARRIAGES} title={t('family.marriages')} intro={t('family.marriagesIntro')}>
      <p>{t('family.partnership')}</p>
      <SeparationHelp />
      {rows.map((row, index) => (
        <Marriage key={row.start.name} row={row} bound={bound} number={index + 1} isRemovable={!isOnlyOne} />
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

type MarriageProps = { row: MarriageRow; bound: Bound; number: number; isRemovable: boolean }

function Marriage({ row, bound, number, isRemovable }: MarriageProps) {
  const { t } = useText()
  const genders = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: t(`words.gender.${value}`) }))
  const ends = ENDS_OF_MARRIAGE.map((value) => ({ value, label: t(`family.endings.${value}`) }))
  return (
    <Section level={3} title={t('family.marriage', { number })}>
      <DayField {...bound(row.start)} label={t('family.start', { number })} required />
      <RadioGroup {...bound(row.endedBy)} legend={t('family.endedBy', { number })} options={ends} inline required />
      <DayField {...bound(row.end)} label={t('family.end', { number })} hint={t('family.endHint')} required />
      <DayField
        {...bound(row.separatedSince)}
        label={t('family.separatedSince', { number })}
        hint={t('family.separatedSinceHint')}
      />
      <DayField {...bound(row.partner.birthDate)} label={t('family.partnerBirthDate', { number })} required />
      <RadioGroup
        {...bound(row.partner.gender)}
        legend={t('family.partnerGender', { number })}
        options={genders}
        inline
        required
      />
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

/** The marriage of now: its other facts stand in the AVS form. `isExplained`: above, what a separation is. */
export function FamilyPresent({ field, bound, isExplained }: OneFieldProps & { isExplained: boolean }) {
  const { t } = useText()
  return (
    <Section title={t('family.present')}>
      <DayField {...bound(field)} label={t('family.presentSeparatedSince')} hint={t('family.separatedSinceHint')} />
      {!isExplained && <SeparationHelp />}
    </Section>
  )
}

type FamilyChildrenProps = { rows: Fields['children']['rows']; days: readonly Day[]; bound: Bound }

/** Who has the education credits; of children born on one day the answer is the same. */
export function FamilyChildren({ rows, days, bound }: FamilyChildrenProps) {
  const { t } = useText()
  const options = CREDIT_HOLDERS.map((value) => ({ value, label: t(`family.holders.${value}`) }))
  return (
    <Section title={t('family.children')} intro={t('family.childrenIntro')}>
      <Help summary={t('family.creditsHelp')}>{t('family.creditsHelpText')}</Help>
      {rows.map((row, index) => (
        <div key={row.credits.name}>
          <input type="hidden" name={row.birthDate.name} value={days[index] ?? ''} />
          <RadioGroup
            {...bound(row.credits)}
            legend={t('family.credits', { day: days[index] ? dayText(days[index]) : '' })}
            options={options}
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
      <MoneyField {...bound(field)} label={t('family.survivorsPension')} hint={t('family.survivorsPensionHint')} />
      <Help summary={t('family.survivorHelp')}>{t('family.survivorHelpText')}</Help>
    </Section>
  )
}
