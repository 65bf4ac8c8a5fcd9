import type { ComponentProps } from 'react'
import { AVS } from '~/forms/avs/form'
import { ADD_CHILD, removeChild } from '~/forms/avs/row-buttons'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { Control } from '~/ui/form/declaration/control'
import { useText } from '~/ui/frame/text'
import { Asked } from './asked'
import type { AvsFields } from './person'

type AvsChildrenProps = {
  fields: AvsFields
  bound: Bound
  /** The name of the new field that receives the focus. */
  next: string | undefined
}

/** Whether there are children, how many, and a row for each. */
export function AvsChildren({ fields, bound, next }: AvsChildrenProps) {
  const { t } = useText()
  const { name, rows } = fields.children
  const hasProblem = [fields.childCount, ...rows.flatMap((row) => Object.values(row))].some((one) => bound(one).error)
  return (
    <>
      <Control spec={AVS.fields.hasChildren} field={fields.hasChildren} bound={bound} />
      <Asked if="children" isShown={hasProblem}>
        <div className={rows.length === 0 ? 'needed-in-sight' : undefined}>
          <Control
            spec={AVS.fields.childCount}
            field={fields.childCount}
            bound={bound}
            // Existing rows imply the answer.
            required={fields.hasChildren.initialValue === 'yes' && rows.length === 0}
          />
        </div>
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
      </Asked>
    </>
  )
}

const { fields: CHILD } = AVS.fields.children

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
      <Control spec={CHILD.birthDate} field={row.birthDate} bound={bound} autoFocus={isNext} />
      <Button kind="quiet" formNoValidate {...remove}>
        {t('avs.removeChild', { number })}
      </Button>
    </>
  )
}

/** Unfolded only if a child has died or something is wrong. */
function Deaths({ rows, bound }: { rows: Rows; bound: Bound }) {
  const { t } = useText()
  const isOpen = rows.some(({ alive, deathDate }) => {
    const death = bound(deathDate)
    return alive.initialValue !== 'yes' || bound(alive).error || death.defaultValue || death.error
  })
  return (
    <details className="correct" open={isOpen}>
      <summary>{t('avs.childDied')}</summary>
      {rows.map(({ alive, deathDate }) => (
        <div key={deathDate.name}>
          <Control spec={CHILD.alive} field={alive} bound={bound} />
          <Control spec={CHILD.deathDate} field={deathDate} bound={bound} required={alive.initialValue !== 'yes'} />
        </div>
      ))}
    </details>
  )
}
