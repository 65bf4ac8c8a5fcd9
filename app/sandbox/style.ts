/** The style sheet of the sandbox's pages. */
export const STYLE = `body {
  margin: 0;
  color: #1b1b1f;
  background: #fff;
  font:
    1.0625rem / 1.5 system-ui,
    sans-serif;
}

header {
  padding: 0.25rem 1rem;
  color: #fff;
  background: #4a2c6f;
}

header p,
main {
  max-width: 36rem;
  margin: 0.25rem auto;
}

main {
  padding: 1rem;
}

h1 {
  font-size: 1.75rem;
  line-height: 1.2;
  overflow-wrap: break-word;
  hyphens: auto;
}

label {
  display: block;
  margin-top: 1rem;
  font-weight: 600;
}

label + p {
  margin: 0 0 0.25rem;
}

input,
textarea {
  box-sizing: border-box;
  width: 100%;
  padding: 0.6rem;
  border: 1px solid #6b6b76;
  border-radius: 4px;
  color: inherit;
  background: #fff;
  font: inherit;
}

input[aria-invalid],
textarea[aria-invalid] {
  border: 2px solid #b3261e;
}

button {
  margin-top: 1rem;
  padding: 0.7rem 1.2rem;
  border: 2px solid #4a2c6f;
  border-radius: 4px;
  color: #fff;
  background: #4a2c6f;
  font: inherit;
  cursor: pointer;
}

button.quiet {
  color: #4a2c6f;
  background: #fff;
}

a {
  color: #4a2c6f;
}

p > a {
  display: inline-block;
  min-height: 1.25rem;
  padding: 0.6rem 0;
}

a:focus-visible,
button:focus-visible,
summary:focus-visible,
input:focus-visible,
textarea:focus-visible {
  outline: 3px solid #b06000;
  outline-offset: 2px;
}

.error {
  padding: 0.5rem 1rem;
  border: 2px solid #b3261e;
  border-radius: 4px;
}

.error h2 {
  margin: 0.5rem 0;
  font-size: 1.125rem;
}

.error a {
  color: #8c1d18;
}

summary {
  padding: 0.6rem 0;
  color: #4a2c6f;
  font-weight: 600;
  cursor: pointer;
}

ul.accounts {
  margin: 0;
  padding: 0;
  list-style: none;
}

ul.accounts li {
  margin: 1rem 0;
  padding-top: 0.5rem;
  border-top: 1px solid #c9c5d0;
}

ul.accounts p,
dd {
  margin: 0;
}

dt {
  margin-top: 0.75rem;
  font-weight: 600;
}
`
