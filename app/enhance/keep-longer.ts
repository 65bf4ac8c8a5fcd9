/** Keeps the data longer without leaving the page, so that entries and focus stay. If anything fails, the form is submitted. */

export function enhance(button: HTMLElement) {
  if (!(button instanceof HTMLButtonElement)) return
  let from: HTMLElement | null = null
  let state: 'ready' | 'asking' | 'failed' = 'ready'
  // Remembers the field from which the focus came, to return to it once the notice is gone.
  button.addEventListener('focus', ({ relatedTarget }) => {
    from = relatedTarget instanceof HTMLElement ? relatedTarget : null
  })
  button.addEventListener('click', async (event) => {
    if (state === 'failed') return
    event.preventDefault()
    // Ignores a second press: submitting the form meanwhile would leave the page.
    if (state === 'asking') return
    state = 'asking'
    try {
      takeOver(await pageAfter(button))
      state = 'ready'
      if (!button.isConnected || button.closest('[hidden]')) (from ?? document.querySelector('main'))?.focus()
    } catch {
      state = 'failed'
      button.click()
    }
  })
}

/** The page that answers the button. @throws if it does not report the result */
async function pageAfter(button: HTMLButtonElement): Promise<Document> {
  const { form, dataset } = button
  const formToken = String(new FormData(form ?? undefined).get('formToken'))
  const body = new URLSearchParams({ [button.name]: button.value, formToken, from: dataset.from ?? '' })
  const answer = await fetch(dataset.keep ?? '', { method: 'POST', body })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (!answer.ok || !page.querySelector('#kept')) throw new Error('not said')
  return page
}

/** Takes over the new time of deletion and the result, which is announced without moving the focus. */
function takeOver(page: Document) {
  for (const place of ['#deleted-at', '#deleted-at-too', '#kept-told']) {
    const shown = document.querySelector(place)
    const told = page.querySelector(place === '#kept-told' ? '#kept' : place)
    if (!shown || !told) continue
    shown.innerHTML = told.innerHTML
    // No longer loud.
    if (place !== '#kept-told') shown.className = told.className
  }
  const region = document.querySelector<HTMLElement>('[data-left-ms]')
  const left = page.querySelector<HTMLElement>('[data-left-ms]')?.dataset.leftMs
  if (region && left) region.dataset.leftMs = left
  region?.dispatchEvent(new Event('kept'))
}
