import { useText } from '../frame/text'
import { PersonTabs } from './try-as'

/** Shown on every page of an invented person: says that they are invented, and links the demo's persons as tabs. */
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
