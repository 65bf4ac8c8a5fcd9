/** Keeps the data longer without leaving the page: what is typed stays, and so does the focus. If anything fails: the button. */

export function enhance(button: HTMLElement) {
  if (!(button instanceof HTMLButtonElement)) return
  let from: HTMLElement | null = null
  let state: 'ready' | 'asking' | 'failed' = 'ready'
  // Who comes to the notice from a field goes on there, once the notice is gone.
  button.addEventListener('focus', ({ relatedTarget }) => {
    from = relatedTarget instanceof HTMLElement ? relatedTarget : null
  })
  button.addEventListener('click', async (event) => {
    if (state === 'failed') return
    event.preventDefault()
    // Pressed twice is pressed once: the press under way must not become one that leaves the page.
    if (state === 'asking') return
    state = 'asking'
    try {
      takeOver(await pageAfter(button))
      state = 'ready'
      if (button.closest('[hidden]')) (from ?? document.querySelector('main'))?.focus()
    } catch {
      state = 'failed'
      button.click()
    }
  })
}

/** The page shown, as it comes after the press. @throws where the server does not say what came of it */
async function pageAfter({ form, dataset }: HTMLButtonElement): Promise<Document> {
  const formToken = String(new FormData(form ?? undefined).get('formToken'))
  const body = new URLSearchParams({ keep: '1', formToken, from: dataset.from ?? '' })
  const answer = await fetch(dataset.keep ?? '', { method: 'POST', body })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (!answer.ok || !page.querySelector('#kept')) throw new Error('not said')
  return page
}

/** The time of deletion, and what came of the press, which is told without taking the focus. */
function takeOver(page: Document) {
  for (const place of ['#deleted-at', '#kept-told']) {
    const shown = document.querySelector(place)
    const text = page.querySelector(place === '#kept-told' ? '#kept' : place)?.innerHTML
    if (shown && text !== undefined) shown.innerHTML = text
  }
  const region = document.querySelector<HTMLElement>('[data-left-ms]')
  const left = page.querySelector<HTMLElement>('[data-left-ms]')?.dataset.leftMs
  if (region && left) region.dataset.leftMs = left
  region?.dispatchEvent(new Event('kept'))
}
