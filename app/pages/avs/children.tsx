import type { ComponentProps } from 'react'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { Checkbox, RadioGroup } from '~/ui/form/controls/choice'
import { DayField, TextField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import { useText } from '~/ui/frame/text'
import type { AvsFields } from './person'
import { ADD_CHILD, removeChild } from './row-buttons'

type AvsChildrenProps = {
  fields: AvsFields
  bound: Bound
  /** The field that is asked for next has the focus. */
  next: string | undefined
}

/** Whether there are children, how many, and a row for each. */
export function AvsChildren({ fields, bound, next }: AvsChildrenProps) {
  const { t } = useText()
  const { name, rows } = fields.children
  return (
    <>
      <p>{t('avs.childrenIntro')}</p>
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
          isNext={row.birthDate.name === next}
          remove={{ ...removeChild(index), formAction: `#${fieldId(fields.childCount.name)}` }}
        />
      ))}
      {rows.length > 0 && <Deaths rows={rows} bound={bound} />}
      <Button
        kind="secondary"
        {...ADD_CHILD}
        formNoValidate
        formAction={`#${fieldId(`${name}[${rows.length}].birthDate`)}`}
      >
        {t('avs.addChild')}
      </Button>
    </>
  )
}

type Rows = AvsFields['children']['rows']

type ChildRowProps = {
  row: Rows[number]
  bound: Bound
  number: number
  isNext: boolean
  remove: Pick<ComponentProps<typeof Button>, 'name' | 'value' | 'formAction'>
}

const ChildRow = ({ row, bound, number, isNext, remove }: ChildRowProps) => {
  const { t } = useText()
  return (
    <>
      <DayField {...bound(row.birthDate)} label={t('avs.childBirthDate', { number })} required autoFocus={isNext} />
      <Button kind="quiet" formNoValidate {...remove}>
        {t('avs.removeChild', { number })}
      </Button>
    </>
  )
}

/** In the open only where a child has died, or something is wrong. */
function Deaths({ rows, bound }: { rows: Rows; bound: Bound }) {
  const { t } = useText()
  const asked = rows.map(({ alive, deathDate }) => ({ alive: bound(alive), death: bound(deathDate) }))
  const isOpen = asked.some(
    ({ alive, death }) => alive.defaultValue !== 'yes' || alive.error || death.defaultValue || death.error,
  )
  return (
    <details className="correct" open={isOpen}>
      <summary>{t('avs.childDied')}</summary>
      {asked.map(({ alive, death }, index) => (
        <div key={death.name}>
          <Checkbox
            name={alive.name}
            value="yes"
            defaultChecked={alive.defaultValue === 'yes'}
            error={alive.error}
            label={t('avs.childAlive', { number: index + 1 })}
          />
          <DayField
            {...death}
            label={t('avs.childDeathDate', { number: index + 1 })}
            hint={t('avs.childDeathDateHint')}
            required={alive.defaultValue !== 'yes'}
          />
        </div>
      ))}
    </details>
  )
}
