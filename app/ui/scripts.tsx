/** What scripts may add to the page: told from above, since the page itself does not know who asked for it, and how. */
import { createContext, type ReactNode, useContext } from 'react'

export type Scripts = {
  /** The one script of the page; null where it has none. */
  entry: null | {
    src: string
    nonce: string
    /** Of the product, as this page was made by it; and where to ask for that of now. */
    version: string
    versionPath: string
    /** The page answers to a form: loaded again, it would send it again. */
    stay: boolean
  }
  /** The light version, without scripts: whether it was chosen. null: the browser asks for it, there is no choice. */
  light: boolean | null
}

const ScriptsContext = createContext<Scripts>({ entry: null, light: false })

export const ScriptsProvider = ({ children, ...scripts }: Scripts & { children: ReactNode }) => (
  <ScriptsContext.Provider value={scripts}>{children}</ScriptsContext.Provider>
)

export const useScripts = () => useContext(ScriptsContext)

/** What `app/enhance` holds for an element; nothing on a page without scripts. */
export function useEnhancement(name: 'help-dialog' | 'form-dialog' | 'keep-longer' | undefined) {
  return useScripts().entry ? name : undefined
}

/** In the head of the page: the script, where there is one. */
export function PageScript() {
  const { entry } = useScripts()
  if (!entry) return null
  return <script type="module" src={entry.src} nonce={entry.nonce} data-stay={entry.stay ? '' : undefined} />
}
