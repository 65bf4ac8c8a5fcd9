import { Actions, Button } from './button'
import { CheckboxGroup, type Option } from './choice'
import { DefaultButton } from './default-button'

type SelectionChoiceProps = {
  legend: string
  hint: string
  options: readonly Option[]
  selectedIds: readonly string[]
  error?: string
  /** Labels of the buttons: keep the ticked ones; 'I have none'. */
  save: string
  none: string
  /** Whether this choice is the page's next step, not a change of an earlier answer. */
  next: boolean
}

/** Any options of a list, or none of them. */
export function SelectionChoice({ legend, hint, options, selectedIds, error, save, none, next }: SelectionChoiceProps) {
  const listed = options.length > 0
  return (
    <>
      <DefaultButton>{save}</DefaultButton>
      {listed && (
        <CheckboxGroup
          name="ids"
          legend={legend}
          hint={hint}
          options={options}
          defaultValues={selectedIds}
          error={error}
          required
          search
        />
      )}
      <Actions>
        {listed && <Button kind={next ? 'primary' : 'secondary'}>{save}</Button>}
        <Button kind="quiet" name="none" value="1">
          {none}
        </Button>
      </Actions>
    </>
  )
}
