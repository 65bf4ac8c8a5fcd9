import { useText } from '../frame/text'
import { EXAMPLE_PEOPLE } from './example-people'
import { TryAsEach } from './try-as'

/** On every page of somebody who is invented: that they are, and the others to try as. */
export function DemoBar({ name }: { name: string }) {
  const { t } = useText()
  const [firstName = name] = name.split(' ')
  const others = EXAMPLE_PEOPLE.filter((person) => person.firstName !== firstName).map(({ key }) => key)
  return (
    <section className="demo-bar" data-visitor aria-label={t('demo.bar.title')}>
      <div className="wide demo-row">
        <p>{t('demo.bar.you', { name: firstName })}</p>
        <TryAsEach people={others} lead={t('demo.bar.other')} />
      </div>
    </section>
  )
}
