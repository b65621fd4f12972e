import { expect, test } from 'vitest'
import { namesGiven, namesTaken, ownWords } from './texts'

test('words between tags and in attributes that are read are found, with their line', () => {
  const source = [
    'export const Box = () => (',
    '  <p aria-label="A box" className="font-medium">',
    "    Nothing <b>{'was paid'}</b> {isOver ? texts.yet : 'until now'} · {7} {`of them`}",
    '  </p>',
    ')',
  ].join('\n')
  expect(ownWords('box.tsx', source)).toEqual([
    'box.tsx:2 says “until now”',
    'box.tsx:2 says “of them”',
    'box.tsx:2 says “A box”',
    'box.tsx:2 says “Nothing”',
    'box.tsx:3 says “was paid”',
  ])
})

test('names of texts are read where they are given and where they are taken', () => {
  expect(namesGiven(`export const pay = 'Pay'\nexport const paid = (by: string) => \`Paid by \${by}\`\n`)).toEqual(['pay', 'paid'])
  expect(namesTaken('<b>{texts.paid(name)}</b>{texts.pay}')).toEqual(['paid', 'pay'])
})
