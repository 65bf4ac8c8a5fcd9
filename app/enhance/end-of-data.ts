/** A page left open: says when the visitor's data will soon be deleted, and shows none of them once they are. */
import { now } from './browser-clock'
import { minutesIn, stageOf, untilNextWord } from './time-left'

/** When the page had come. It is looked at later, and a machine may sleep in between. */
const BEGUN = now()

export function enhance(region: HTMLElement) {
  const notices = [...region.querySelectorAll<HTMLElement>('[data-stage]')]
  const minutes = region.querySelector<HTMLElement>('[data-text]')
  let end = BEGUN + Number(region.dataset.leftMs)
  let timer: ReturnType<typeof setTimeout>

  async function look() {
    // Another tab may have kept the data for longer, or deleted them.
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
    document.querySelector('.signed-in')?.remove()
    if (over) over.hidden = false
    // Not replaceChildren, which browsers of 2018 do not know: whatever runs here must not leave the data on the screen.
    if (main) main.textContent = ''
    if (over) main?.append(over)
    document.title = region.dataset.titleAfter ?? document.title
    main?.focus()
    region.remove()
  }

  // Kept longer by a button of this page, which has noted what is left since.
  region.addEventListener('kept', () => {
    end = now() + Number(region.dataset.leftMs)
    look()
  })
  // Timers stand still while a machine sleeps.
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  look()
}

/** The end as the server knows it, in the browser's time; the end known so far where it does not tell. */
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
