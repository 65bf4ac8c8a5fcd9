import { FAMILY } from '~/forms/family/form'
import type { MarriageTexts } from '~/forms/family/values'
import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import type { FieldSpec } from '~/ui/form/declaration/spec'
import type { Field, FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { SummaryList } from '~/ui/summary-list'

const { fields: MARRIAGE } = FAMILY.fields.marriages

export type MarriageRow = FieldsOf<typeof FAMILY.shape>['marriages']['rows'][number]

type KnownMarriageProps = {
  row: MarriageRow
  bound: Bound
  /** What the AVS form says of this marriage. */
  known: MarriageTexts
}

type Part = { spec: FieldSpec; field: Field; value: string | undefined; term: string }

/**
 * A marriage that the AVS form describes: what was typed there is shown, sent along and changed there; only the rest is asked. A
 * value with a problem, or other than on the AVS form, stays a field.
 */
export function KnownMarriage({ row, bound, known }: KnownMarriageProps) {
  const { t, to } = useText()
  const genderText = (gender: string | undefined) =>
    gender === 'FEMALE' || gender === 'MALE' ? t(`words.gender.${gender}`) : ''
  const { partner } = MARRIAGE
  const parts: (Part & { text?: string })[] = [
    { spec: MARRIAGE.start, field: row.start, value: known.start, term: t('avs.known.since') },
    {
      ...{ spec: MARRIAGE.endedBy, field: row.endedBy, value: known.endedBy, term: t('family.ended') },
      text: t(known.endedBy === 'death' ? 'family.endings.death' : 'family.endings.divorce'),
    },
    { spec: MARRIAGE.end, field: row.end, value: known.end, term: t('avs.known.until') },
    {
      ...{ spec: partner.fields.birthDate, field: row.partner.birthDate, value: known.partner?.birthDate },
      term: t('avs.known.partnerBirth'),
    },
    {
      ...{ spec: partner.fields.gender, field: row.partner.gender, value: known.partner?.gender },
      ...{ term: t('avs.known.partnerGender'), text: genderText(known.partner?.gender) },
    },
  ]
  const isKnown = ({ field, value }: Part) => Boolean(value) && field.initialValue === value && !bound(field).error
  const shown = parts.filter(isKnown)
  return (
    <>
      <SummaryList rows={shown.map(({ term, value, text = value }) => ({ term, value: text }))} compact />
      {shown.map(({ field, value }) => (
        <input key={field.name} type="hidden" name={field.name} value={value} />
      ))}
      <p className="alone">
        <a href={to('/avs')}>{t('family.changeOnAvs')}</a>
      </p>
      {parts
        .filter((part) => !isKnown(part))
        .map(({ spec, field }) => (
          <Control key={field.name} spec={spec} field={field} bound={bound} />
        ))}
      <Control spec={MARRIAGE.separatedSince} field={row.separatedSince} bound={bound} />
    </>
  )
}
