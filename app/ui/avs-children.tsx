import type { ComponentProps } from 'react'
import type { AvsFields } from './avs-person'
import type { Bound } from './bound'
import { Button } from './button'
import { Checkbox, RadioGroup } from './choice'
import { DayField, fieldId, TextField } from './field'
import { Section } from './section'
import { useText } from './text'

type AvsChildrenProps = {
  fields: AvsFields
  bound: Bound
  /** Values of the buttons named `intent`. */
  add: string
  remove: (index: number) => string
}

/** Whether there are children, how many, and a row for each. */
export function AvsChildren({ fields, bound, add, remove }: AvsChildrenProps) {
  const { t } = useText()
  const rows = fields.children.getFieldList()
  return (
    <Section title={t('avs.children')} intro={t('avs.childrenIntro')}>
      <RadioGroup
        {...bound(fields.hasChildren)}
        legend={t('avs.hasChildren')}
        options={[
          { value: 'yes', label: t('words.yes') },
          { value: 'no', label: t('words.no') },
        ]}
        inline
        required
      />
      <TextField
        {...bound(fields.childCount)}
        label={t('avs.childCount')}
        hint={t('avs.childCountHint')}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        // Rows that are there count themselves.
        required={fields.hasChildren.initialValue === 'yes' && rows.length === 0}
      />
      {rows.map((row, index) => (
        <ChildRow
          key={row.name}
          row={row.getFieldset()}
          bound={bound}
          number={index + 1}
          remove={{ value: remove(index), formAction: `#${fieldId(fields.childCount.name)}` }}
        />
      ))}
      <Button
        kind="secondary"
        name="intent"
        value={add}
        formNoValidate
        formAction={`#${fieldId(`${fields.children.name}[${rows.length}].birthDate`)}`}
      >
        {t('avs.addChild')}
      </Button>
    </Section>
  )
}

type Row = ReturnType<ReturnType<AvsFields['children']['getFieldList']>[number]['getFieldset']>

type ChildRowProps = {
  row: Row
  bound: Bound
  number: number
  remove: Pick<ComponentProps<typeof Button>, 'value' | 'formAction'>
}

function ChildRow({ row, bound, number, remove }: ChildRowProps) {
  const { t } = useText()
  const { name, defaultValue: alive, error } = bound(row.alive)
  return (
    <Section level={3} title={t('avs.child', { number })}>
      <DayField {...bound(row.birthDate)} label={t('avs.childBirthDate', { number })} required />
      <Checkbox
        name={name}
        value="yes"
        defaultChecked={alive === 'yes'}
        error={error}
        label={t('avs.childAlive', { number })}
      />
      <DayField
        {...bound(row.deathDate)}
        label={t('avs.childDeathDate', { number })}
        hint={t('avs.childDeathDateHint')}
        required={alive !== 'yes'}
      />
      <Button kind="quiet" name="intent" formNoValidate {...remove}>
        {t('avs.removeChild', { number })}
      </Button>
    </Section>
  )
}
