import type { ComponentProps } from 'react'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { Checkbox, RadioGroup } from '~/ui/form/controls/choice'
import { DayField, TextField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import type { AvsFields } from './person'
import { ADD_CHILD, removeChild } from './row-buttons'

type AvsChildrenProps = {
  fields: AvsFields
  bound: Bound
}

/** Whether there are children, how many, and a row for each. */
export function AvsChildren({ fields, bound }: AvsChildrenProps) {
  const { t } = useText()
  const { name, rows } = fields.children
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
        width="short"
        // Rows that are there count themselves.
        required={fields.hasChildren.initialValue === 'yes' && rows.length === 0}
      />
      {rows.map((row, index) => (
        <ChildRow
          key={row.birthDate.name}
          row={row}
          bound={bound}
          number={index + 1}
          remove={{ ...removeChild(index), formAction: `#${fieldId(fields.childCount.name)}` }}
        />
      ))}
      <Button
        kind="secondary"
        {...ADD_CHILD}
        formNoValidate
        formAction={`#${fieldId(`${name}[${rows.length}].birthDate`)}`}
      >
        {t('avs.addChild')}
      </Button>
    </Section>
  )
}

type ChildRowProps = {
  row: AvsFields['children']['rows'][number]
  bound: Bound
  number: number
  remove: Pick<ComponentProps<typeof Button>, 'name' | 'value' | 'formAction'>
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
      <Button kind="quiet" formNoValidate {...remove}>
        {t('avs.removeChild', { number })}
      </Button>
    </Section>
  )
}
