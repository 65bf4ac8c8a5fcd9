import { useOperator } from '~/ui/frame/operator'
import { useText } from '~/ui/frame/text'
import { Consortium } from './consortium'
import { OperatorSection } from './operator-section'

/** Who stands behind the service: its operator or, where none is told, the makers of the prototype. */
export function OperatorOrConsortium() {
  const operator = useOperator()
  const licences = <Licences />
  return operator ? (
    <OperatorSection operator={operator}>{licences}</OperatorSection>
  ) : (
    <Consortium>{licences}</Consortium>
  )
}

function Licences() {
  const { t } = useText()
  return (
    <p className="alone">
      <a href="/licences.txt" hrefLang="en">
        {t('about.consortium.licences')}
      </a>
    </p>
  )
}
