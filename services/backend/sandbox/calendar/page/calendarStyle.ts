/** How the pages of the calendar look: as a service of its own, in nobody's colors. */
export const calendarStyle = `*,
*::before,
*::after {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: #fff;
  color: #1c2530;
  font:
    16px/1.5 system-ui,
    sans-serif;
}
main {
  max-width: 40rem;
  margin: 0 auto;
  padding: 1rem;
}
h1 {
  margin: 0 0 0.25rem;
  font-size: 1.375rem;
  line-height: 1.25;
}
h2 {
  margin: 2rem 0 0.25rem;
  font-size: 1.125rem;
}
p {
  margin: 0 0 0.75rem;
}
.quiet {
  color: #4a5663;
}
.problem {
  color: #9b1c1c;
}
#status {
  min-height: 1.5rem;
  font-weight: 600;
}
fieldset {
  margin: 0 0 1rem;
  padding: 0;
  border: 0;
}
legend,
.field {
  display: block;
  padding: 0;
  margin-bottom: 0.25rem;
  font-weight: 600;
}
select,
input:not([type='radio']) {
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-bottom: 1rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #6b7785;
  border-radius: 0.375rem;
  background: #fff;
  color: inherit;
  font: inherit;
}
.times {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0.5rem;
}
.times label {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid #6b7785;
  border-radius: 0.375rem;
  cursor: pointer;
}
.times label:has(:checked) {
  border-color: #1f4e79;
  background: #e8f0f8;
  box-shadow: inset 0 0 0 1px #1f4e79;
}
#others .times {
  grid-template-columns: 1fr;
}
input[type='radio'] {
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  accent-color: #1f4e79;
}
button {
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid #1f4e79;
  border-radius: 0.375rem;
  background: #1f4e79;
  color: #fff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.quiet {
  background: #fff;
  color: #1f4e79;
}
button[aria-disabled='true'] {
  cursor: progress;
  opacity: 0.85;
}
:focus-visible {
  outline: 3px solid #b45309;
  outline-offset: 2px;
}
[hidden] {
  display: none !important;
}
`;
