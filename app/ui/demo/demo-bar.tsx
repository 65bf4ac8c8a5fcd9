import { useText } from '../frame/text'
import { PersonTabs } from './try-as'

/** On every page of somebody who is invented: that they are, and the persons of the demo as tabs. */
export function DemoBar({ name }: { name: string }) {
  const { t } = useText()
  const [firstName = name] = name.split(' ')
  return (
    <section className="demo-bar" data-visitor aria-label={t('demo.bar.title')}>
      <div className="wide demo-row">
        <p>{t('demo.bar.you', { name: firstName })}</p>
        <PersonTabs here={firstName} />
      </div>
    </section>
  )
}
