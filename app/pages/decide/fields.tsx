import { TAX_STATUSES } from '~/dossier/shape/decision'
import type { DecisionAnswer, MovablePart } from '~/estimate/decide/decision'
import { CapitalShareField } from '~/ui/capital-share-field'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { RadioGroup, Select } from '~/ui/form/controls/choice'
import { MoneyField, TextField } from '~/ui/form/controls/field'
import type { Field, FieldsOf } from '~/ui/form/fields'
import { rowName, withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type DECIDE_FIELDS, SPOUSE_ROWS } from './form'
import { paidText } from './view'

type Fields = FieldsOf<typeof DECIDE_FIELDS>
type FieldsProps = { fields: Fields; bound: Bound; answer: DecisionAnswer }

/** What is chosen. To be placed in the form of the page. */
export function DecideFields({ fields, bound, answer }: FieldsProps) {
  const { t } = useText()
  return (
    <Section title={t('decide.yours')} id="yours" intro={<p className="hint">{t('decide.yoursHint')}</p>}>
      <CapitalShareField
        {...bound(fields.lppCapitalShare)}
        label={t('decide.fields.lppCapitalShare')}
        largest={answer.largestCapitalShare}
      />
      <Place fields={fields} bound={bound} answer={answer} />
      <OverLife fields={fields} bound={bound} />
      <Spouse fields={fields} bound={bound} />
      <Spread fields={fields} bound={bound} movable={answer.movable} />
      <Actions>
        <Button>{t('decide.compute')}</Button>
      </Actions>
    </Section>
  )
}

/** Where and as whom tax is paid. */
function Place({ fields, bound, answer: { cantons } }: FieldsProps) {
  const { t } = useText()
  const { name, defaultValue, error } = bound(fields.status)
  return (
    <>
      <Select
        {...bound(fields.canton)}
        label={t('decide.fields.canton')}
        hint={t('decide.cantonHint')}
        options={cantons.map((canton) => ({ value: canton, label: t(`words.cantons.${canton}`) }))}
        placeholder={t('decide.chooseCanton')}
        required
      />
      <TextField
        {...bound(fields.municipality)}
        label={t('decide.fields.municipality')}
        hint={t('decide.municipalityHint')}
        autoComplete="address-level2"
        required
      />
      <RadioGroup
        legend={t('decide.fields.status')}
        name={name}
        defaultValue={defaultValue}
        error={error}
        hint={t('decide.statusHint')}
        options={TAX_STATUSES.map((value) => ({ value, label: t(`decide.status.${value}`) }))}
        required
      />
    </>
  )
}

type PartProps = Pick<FieldsProps, 'fields' | 'bound'>

/** Open where something is typed in it, or wrong. */
const isTouched = (fields: readonly Field[]) => fields.some(({ initialValue, errors }) => initialValue || errors)

function OverLife({ fields, bound }: PartProps) {
  const { t } = useText()
  return (
    <details className="more-figures" open={isTouched([fields.yield, fields.until])}>
      <summary>{t('decide.overLife')}</summary>
      <TextField
        {...bound(fields.yield)}
        label={t('decide.fields.yield')}
        hint={t('decide.yieldHint')}
        inputMode="decimal"
        width="short"
        suffix="%"
      />
      <TextField
        {...bound(fields.until)}
        label={t('decide.fields.until')}
        hint={t('decide.untilHint')}
        inputMode="numeric"
        width="short"
      />
    </details>
  )
}

function Spouse({ fields: { spouse }, bound }: PartProps) {
  const { t } = useText()
  const typed = spouse.rows.flatMap(({ year, amount }) => [year, amount])
  return (
    <details className="more-figures" open={isTouched(typed)}>
      <summary>{t('decide.spouse.title')}</summary>
      <p className="hint">{t('decide.spouse.intro')}</p>
      {withEmptyRows(spouse.rows, SPOUSE_ROWS).map(({ year, amount }, index) => (
        <fieldset className="field" key={year.name}>
          <legend>{t('decide.spouse.row', { number: index + 1 })}</legend>
          <div className="field-pair">
            <TextField {...bound(year)} label={t('decide.spouse.year')} inputMode="numeric" width="short" />
            <MoneyField {...bound(amount)} label={t('decide.spouse.amount')} />
          </div>
        </fieldset>
      ))}
    </details>
  )
}

/** Each part whose year can be chosen, in its place. */
function Spread({ fields: { spread }, bound, movable }: PartProps & { movable: readonly MovablePart[] }) {
  const { t } = useText()
  if (movable.length === 0) return null
  const rows = movable.map((part, index) => {
    const found = spread.rows.find(({ what }) => what.initialValue === part.what)
    return { part, index, year: found?.year, name: rowName('spread', index, 'year') }
  })
  return (
    <details className="more-figures" open={isTouched(rows.flatMap(({ year }) => year ?? []))}>
      <summary>{t('decide.spread.title')}</summary>
      <p className="hint">{t('decide.spread.intro')}</p>
      {rows.map(({ part, index, year, name }) => (
        <div key={part.what}>
          <input type="hidden" name={rowName('spread', index, 'what')} value={part.what} />
          <Select
            {...bound({ name, initialValue: year?.initialValue, errors: year?.errors })}
            label={t('decide.spread.year', { what: paidText(t, part) })}
            placeholder={t('decide.spread.asPlanned')}
            options={yearsOf(part, year?.initialValue).map((one) => ({ value: one, label: one }))}
          />
        </div>
      ))}
    </details>
  )
}

/** With the one that is typed, which may no longer be allowed. */
function yearsOf({ years: { first, last } }: MovablePart, typed = ''): string[] {
  const allowed = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  return /^\d{4}$/.test(typed) ? [...new Set([...allowed, typed])].toSorted() : allowed
}
