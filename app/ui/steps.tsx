export type Step = { title: string; text: string }

/** Numbered steps. `level`: that of their headings. */
export function Steps({ steps, level = 3 }: { steps: readonly Step[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
