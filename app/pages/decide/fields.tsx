import type { ReactNode } from 'react'
import type { DecisionAnswer, MovablePart } from '~/estimate/answers/decide/decision'
import { DECIDE, SPOUSE_ROWS } from '~/forms/decide/form'
import { SHOWN_SHARE } from '~/forms/decide/read'
import { chf, percent } from '~/language/format'
import { capitalShareHint, isLeftOut } from '~/ui/capital-share'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { Select } from '~/ui/form/controls/choice'
import { Control } from '~/ui/form/declaration/control'
import type { Field, FieldsOf } from '~/ui/form/fields'
import { rowName, withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { PlaceFields } from '~/ui/place/place-fields'
import { Section } from '~/ui/section'
import { paidText } from './view'

const { fields: DECLARED } = DECIDE

type Fields = FieldsOf<typeof DECIDE.shape>
type FieldsProps = {
  fields: Fields
  bound: Bound
  answer: DecisionAnswer
  /** Whether the form was returned unsaved: its entries then stay visible. */
  isBack: boolean
  /** Whether another page proposes until when the capital should last. */
  isProposed: boolean
}

/** The fields of the choice. To be placed in the form of the page. */
export function DecideFields(props: FieldsProps) {
  const { t } = useText()
  const { fields, bound, answer } = props
  return (
    <Section title={t('decide.yours')} id="yours" intro={<p className="hint">{t('decide.yoursHint')}</p>}>
      <input type="hidden" name={SHOWN_SHARE} value={answer.share ?? ''} />
      {!isLeftOut(answer, bound(fields.lppCapitalShare)) && (
        <Control
          spec={DECLARED.lppCapitalShare}
          field={fields.lppCapitalShare}
          bound={bound}
          hint={capitalShareHint(t, answer.largestCapitalShare, answer.isShareToCheck)}
        />
      )}
      <TaxPart {...props} />
      <OverLife {...props} />
      <Spouse {...props} />
      <Spread {...props} />
      <Actions>
        <Button>{t('decide.compute')}</Button>
      </Actions>
    </Section>
  )
}

/** Folded under its name and saved values; open if a returned form has entries in it. */
function Part({
  title,
  saved,
  fields,
  isBack,
  children,
}: {
  title: string
  /** The values of the fields, in words. */
  saved: readonly string[]
  fields: readonly Field[]
  isBack: boolean
  children: ReactNode
}) {
  const { t } = useText()
  const isTouched = fields.some(({ initialValue, errors }) => (isBack && initialValue) || errors)
  return (
    <details className="more-figures" open={isTouched}>
      <summary>{saved.length > 0 ? t('decide.line', { what: title, value: saved.join(', ') }) : title}</summary>
      {children}
    </details>
  )
}

/** Where and with which status tax is paid: open until all of it is known, then folded. */
function TaxPart({ fields, bound, answer: { place, decision, knownStatus, tax }, answer, isBack }: FieldsProps) {
  const { t } = useText()
  const inputs = <TaxFields fields={fields} bound={bound} answer={answer} />
  const status = decision?.status ?? knownStatus
  if (!place || !status) return inputs
  const { canton, municipality } = place
  return (
    <Part
      title={t('decide.fields.place')}
      saved={[
        tax?.municipality ?? municipality,
        t(`words.cantons.${canton as (typeof answer.cantons)[number]}`),
        t(`decide.statusShort.${status}`),
        ...(decision?.children ? [t('decide.statusShort.children')] : []),
      ]}
      fields={[fields.canton, fields.municipality, fields.status, fields.children]}
      isBack={isBack}
    >
      {inputs}
    </Part>
  )
}

function TaxFields({
  fields,
  bound,
  answer: { cantons, decision, knownStatus },
}: Omit<FieldsProps, 'isBack' | 'isProposed'>) {
  const { t } = useText()
  const isProposed = !decision && knownStatus !== null
  return (
    <>
      <PlaceFields declared={DECLARED} fields={fields} bound={bound} cantons={cantons} />
      <Control
        spec={DECLARED.status}
        field={fields.status}
        bound={bound}
        hint={isProposed ? `${t('decide.statusProposed')} ${t('decide.statusHint')}` : undefined}
      />
      <Control spec={DECLARED.children} field={fields.children} bound={bound}>
        <p className="hint">{t('decide.childrenHint')}</p>
      </Control>
    </>
  )
}

function OverLife({ fields, bound, answer: { decision }, isBack, isProposed }: FieldsProps) {
  const { t } = useText()
  const saved = [
    ...(decision?.yield != null ? [percent(decision.yield)] : []),
    ...(decision?.until != null ? [t('decide.untilShort', { age: decision.until })] : []),
  ]
  return (
    <Part
      title={t('decide.overLife')}
      saved={saved}
      fields={[fields.yield, fields.until]}
      isBack={isBack || isProposed}
    >
      <Control spec={DECLARED.yield} field={fields.yield} bound={bound} />
      <Control spec={DECLARED.until} field={fields.until} bound={bound} />
    </Part>
  )
}

/** Not of a single person, unless they are taxed as a couple or something was typed. */
function Spouse({ fields: { spouse }, bound, answer: { decision, knownStatus }, isBack }: FieldsProps) {
  const { t } = useText()
  const typed = spouse.rows.flatMap(({ year, amount }) => [year, amount])
  const isTyped = typed.some(({ initialValue, errors }) => initialValue || errors)
  if ((decision?.status ?? knownStatus) === 'single' && !isTyped) return null
  const saved = decision?.spouse.map(({ year, amount }) => `${chf(amount)} (${year})`) ?? []
  return (
    <Part title={t('decide.spouse.title')} saved={saved} fields={typed} isBack={isBack}>
      <p className="hint">{t('decide.spouse.intro')}</p>
      {withEmptyRows(spouse.rows, SPOUSE_ROWS).map(({ year, amount }, index) => (
        <fieldset className="field" key={year.name}>
          <legend>{t('decide.spouse.row', { number: index + 1 })}</legend>
          <div className="field-pair">
            <Control spec={DECLARED.spouse.fields.year} field={year} bound={bound} />
            <Control spec={DECLARED.spouse.fields.amount} field={amount} bound={bound} />
          </div>
        </fieldset>
      ))}
    </Part>
  )
}

/** Each part whose year can be chosen, at its fixed position. */
function Spread({ fields: { spread }, bound, answer: { movable, decision }, isBack }: FieldsProps) {
  const { t } = useText()
  if (movable.length === 0) return null
  const rows = movable.map((part, index) => {
    const found = spread.rows.find(({ what }) => what.initialValue === part.what)
    return { part, index, year: found?.year, name: rowName('spread', index, 'year') }
  })
  const saved = decision?.spread.map(({ year }) => String(year)) ?? []
  return (
    <Part
      title={t('decide.spread.title')}
      saved={saved}
      fields={rows.flatMap(({ year }) => year ?? [])}
      isBack={isBack}
    >
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
    </Part>
  )
}

/** The allowed years, plus the typed one, which may no longer be allowed. */
function yearsOf({ years: { first, last } }: MovablePart, typed = ''): string[] {
  const allowed = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  return /^\d{4}$/.test(typed) ? [...new Set([...allowed, typed])].toSorted() : allowed
}
