/** Whether scripts enhance the page. Passed down by context, since components do not know the request. */
import { createContext, type ReactNode, useContext } from 'react'

export type Scripts = {
  /** The script of the page; null: none. */
  entry: null | {
    src: string
    nonce: string
    /** The version of the product that made this page, and the address of the current version. */
    version: string
    versionPath: string
    /** Whether the page answers a form. Reloading it would submit the form again. */
    stay: boolean
  }
  /** Whether the visitor chose the light version without scripts. null: the browser demands it, so there is no choice. */
  light: boolean | null
}

const ScriptsContext = createContext<Scripts>({ entry: null, light: false })

export const ScriptsProvider = ({ children, ...scripts }: Scripts & { children: ReactNode }) => (
  <ScriptsContext.Provider value={scripts}>{children}</ScriptsContext.Provider>
)

export const useScripts = () => useContext(ScriptsContext)

/** The enhancement of `app/enhance` for an element; undefined on pages without scripts. */
export function useEnhancement(name: 'help-dialog' | 'form-dialog' | 'keep-longer' | 'pass-on' | 'play' | undefined) {
  return useScripts().entry ? name : undefined
}

/** The script tag for the head, if the page has a script. */
export function PageScript() {
  const { entry } = useScripts()
  if (!entry) return null
  return <script type="module" src={entry.src} nonce={entry.nonce} data-stay={entry.stay ? '' : undefined} />
}
