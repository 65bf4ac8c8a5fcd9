/** On a page left open: warns before the visitor's data are deleted, and clears the page once they are. */
import { now } from './browser-clock'
import { minutesIn, stageOf, untilNextWord } from './time-left'

/** When the page was loaded. Read at once, because the machine may sleep before the timer runs. */
const BEGUN = now()

export function enhance(region: HTMLElement) {
  const notices = [...region.querySelectorAll<HTMLElement>('[data-stage]')]
  const minutes = region.querySelector<HTMLElement>('[data-text]')
  let end = BEGUN + Number(region.dataset.leftMs)
  let timer: ReturnType<typeof setTimeout>

  async function look() {
    // Another tab may have kept the data longer, or deleted them.
    if (stageOf(end - now()) !== 'quiet') end = await endAt(region.dataset.ask, end)
    const stage = stageOf(end - now())
    if (stage === 'over') return blank()
    for (const notice of notices) notice.hidden = notice.dataset.stage !== stage
    if (minutes) minutes.textContent = (minutes.dataset.text ?? '').replace('#', String(minutesIn(end - now())))
    wait()
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(look, untilNextWord(end - now()))
  }

  function blank() {
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
    const over = notices.find(({ dataset }) => dataset.stage === 'over')
    const main = document.querySelector('main')
    for (const part of document.querySelectorAll('[data-visitor]')) part.remove()
    if (over) over.hidden = false
    // Not replaceChildren, which browsers of 2018 lack: no failure here may leave the data on the screen.
    if (main) main.textContent = ''
    if (over) main?.append(over)
    document.title = region.dataset.titleAfter ?? document.title
    main?.focus()
    region.remove()
  }

  // A button of this page has kept the data longer and has updated the remaining time.
  region.addEventListener('kept', () => {
    end = now() + Number(region.dataset.leftMs)
    look()
  })
  // Timers stop while the machine sleeps.
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  look()
}

/** The end according to the server, in the browser's time; on failure the end known so far. */
async function endAt(address: string | undefined, known: number): Promise<number> {
  if (!address) return known
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    if (answer.status === 401) return now()
    const { ttl }: { ttl?: unknown } = await answer.json()
    const end = now() + Number(ttl) - Date.parse(answer.headers.get('Date') ?? '')
    return Number.isFinite(end) ? end : known
  } catch {
    return known
  }
}
