/** The ways to figures of one's own: from memory, with papers, or on from a file. */
import { useText } from './frame/text'

type ThreeWaysProps = {
  /** The address of the way with papers. */
  papers: string
  /** Where no sign-in is possible, it is the way to start. */
  isStart?: boolean
  /** Whether the page has a button of its own that leads on. */
  isBeside?: boolean
}

/** Each is a button of two lines: what it is, and what it takes. */
export function ThreeWays({ papers, isStart = false, isBeside = false }: ThreeWaysProps) {
  const { t, to } = useText()
  const ways = [
    { at: to('/own/quick'), title: t('home.quick.button'), note: t('home.quick.note') },
    isStart
      ? { at: papers, title: t('home.start.button'), note: t('home.start.noteOwn') }
      : { at: papers, title: t('home.papers.button'), note: t('home.papers.note') },
    { at: to('/resume'), title: t('home.file.button'), note: t('home.file.note') },
  ]
  return (
    <ul className="three-ways">
      {ways.map(({ at, title, note }, index) => (
        <li key={at}>
          <a href={at} className={`button button-${index === 0 && !isBeside ? 'primary' : 'secondary'}`}>
            {title} <small>{note}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
