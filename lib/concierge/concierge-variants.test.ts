import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const SEARCH = 'London to Rome 3 to 8 March for 2'
const CHOSEN = [SEARCH, 'the cheapest', 'the cheapest', 'Basic for both']

test.each<[string, object]>([
  ['how much more would business be in total?', { cabinClass: 'business' }],
  ['what’s the difference to business?', { cabinClass: 'business' }],
  ['would it be cheaper on the Tuesday?', { departureOn: '2027-03-02' }],
  ['is it cheaper if we come back on Tuesday?', { returnOn: '2027-03-09' }],
  ['cheaper to fly home from Paris?', { homeFrom: 'Paris' }],
  ['cheaper from Manchester?', { from: 'Manchester' }],
  ['and from Luton?', { from: 'Luton' }],
  ['what if we were three?', { adults: 3 }],
  ['direct instead, what’s the difference?', { directOnly: true }],
  ['what would it be with ITA Airways?', { filters: [{ airlines: ['ITA Airways'] }] }],
  ['Wie viel mehr würde Business kosten?', { cabinClass: 'business' }],
  ['Est-ce que ce serait moins cher mardi ?', { departureOn: '2027-03-02' }],
  ['¿Sería más barato volver desde París?', { homeFrom: 'París' }],
  ['agar hum teen log ho to?', { adults: 3 }],
])('“%s” is priced beside the chosen trip, which stays as it is', async (words, variant) => {
  const before = await playWords(...CHOSEN)
  const { calls, situation } = await playWords(...CHOSEN, words)
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants: [variant] } }])
  expect(situation).toEqual(before.situation)
})

test.each<[string, object]>([
  ['how much more is premium economy?', { cabinClass: 'economy-premium' }],
  ['and without the bag?', { checkedBags: 0 }],
  ['what would it be with two bags each?', { checkedBags: 2 }],
  ['is Naples cheaper?', { to: 'Naples' }],
  ['is Manchester cheaper', { from: 'Manchester' }],
  ['is it cheaper to Naples?', { to: 'Naples' }],
  ['would it be cheaper from Manchester?', { from: 'Manchester' }],
])('“%s” is priced before a flight is chosen, too', async (words, variant) => {
  const { calls, situation } = await playWords(`${SEARCH} with a bag each`, words)
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants: [variant] } }])
  expect(situation?.wishes).toMatchObject({
    from: 'London (LON)',
    to: 'Rome (ROM)',
    checkedBags: 1,
    cabinClass: 'economy-with-restrictions',
  })
})

test.each(['make it business', 'we come back on Tuesday', 'we are three now', 'how much is it in total?', 'what does it cost per person?'])(
  '“%s” supposes nothing',
  async (words) => {
    const { calls } = await playWords(...CHOSEN, words)
    expect(calls.map(({ tool }) => tool)).not.toContain('compareVariants')
  },
)

test('the difference comes first, then the flights in place of the chosen ones, and the trip’s own total', async () => {
  const { text } = await playWords(...CHOSEN, 'how much more would business be?')
  expect(text).toMatch(
    /^Business class: £[\d.]+ more, £[\d.]+ in total\. That’s with [A-Z0-9]+, [\d:–]+ for the outbound and [A-Z0-9]+, [\d:–]+ for the return, instead of your flights\. Your trip now comes to £[\d.]+ for 2 travellers\. Nothing has changed yet; shall I change your trip to that\?$/,
  )
})

test('several what-ifs of one message stand beside each other, and one is taken by its place or by its name', async () => {
  const asked = [...CHOSEN, 'how much more would business be, what if we were three, and would it be cheaper on the Tuesday?']
  const { calls } = await playWords(...asked)
  expect(calls).toEqual([
    { tool: 'compareVariants', input: { variants: [{ cabinClass: 'business' }, { adults: 3 }, { departureOn: '2027-03-02' }] } },
  ])
  expect((await playWords(...asked, 'the second')).calls[0]).toEqual({ tool: 'takeVariant', input: { adults: 3 } })
  expect((await playWords(...asked, 'take business then')).calls[0]).toEqual({ tool: 'takeVariant', input: { cabinClass: 'business' } })
})

test.each(['ok, take that', 'do that', 'yes please'])('“%s” takes the variant, and the trip goes on', async (words) => {
  const { calls, text, situation } = await playWords(...CHOSEN, 'what if we were three?', words)
  expect(calls).toEqual([
    { tool: 'takeVariant', input: { adults: 3 } },
    { tool: 'summariseTrip', input: {} },
  ])
  expect(text).toMatch(/^Your trip is now for 3 adults, (£[\d.]+) for 3 travellers\. Your flights are the same\..*comes to \1/s)
  expect(situation).toMatchObject({ mode: 'trip_summary', wishes: { adults: 3 } })
})

test.each(['no thanks', 'no, leave it as it is'])('“%s” leaves the trip as it is', async (words) => {
  const before = await playWords(...CHOSEN)
  const { calls, situation } = await playWords(...CHOSEN, 'what if we were three?', words)
  expect(calls).toEqual([])
  expect(situation).toEqual(before.situation)
})

test('a wish in the same message is done first, and the what-if is priced beside it', async () => {
  const { calls } = await playWords(...CHOSEN, 'Make it three adults. And how much more would business be?')
  expect(calls).toEqual([
    { tool: 'searchFlights', input: { adults: 3 } },
    { tool: 'compareVariants', input: { variants: [{ cabinClass: 'business' }] } },
  ])
})

test('what can’t be priced says why', async () => {
  const { text } = await playWords(...CHOSEN, 'what if we left on 3 February 2030?')
  expect(text).toContain('too far ahead')
  expect(text).toContain('Your trip stays as it is.')
})

test('another party keeps the chosen flights at their new price, and another day loses that day’s alone', async () => {
  const party = await playWords(...CHOSEN, 'make it three adults')
  expect(party.text).toMatch(/^I’ve kept the outbound [A-Z0-9]+ \(£[\d.]+\) and the return [A-Z0-9]+ \(£[\d.]+\) for 3 travellers\./)
  expect(party.situation).toMatchObject({ mode: 'trip_summary', wishes: { adults: 3 } })
  const day = await playWords(...CHOSEN, 'we have to come back on the 9th')
  expect(day.text).toMatch(/^I’ve kept the outbound .* The return [A-Z0-9]+ couldn’t be kept, so please choose again\./)
  expect(day.situation?.slices.map(({ picked }) => picked !== null)).toEqual([true, false])
})
