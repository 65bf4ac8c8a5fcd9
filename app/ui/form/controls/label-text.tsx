import { useText } from '~/ui/frame/text'
import { hintId } from './field-id'

/** A label, marked if the field is optional: most fields are required. */
export function LabelText({ label, required = false }: { label: string; required?: boolean }) {
  const { t } = useText()
  return required ? (
    label
  ) : (
    <>
      {label} <span className="optional">{t('frame.optional')}</span>
    </>
  )
}

/** The hint of a control, which `describedBy` names; nothing without a hint. */
export const HintText = ({ name, hint }: { name: string; hint?: string }) =>
  hint ? (
    <p className="hint" id={hintId(name)}>
      {hint}
    </p>
  ) : null
