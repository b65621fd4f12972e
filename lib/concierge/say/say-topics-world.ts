import type { WorldTopic } from '../understand/topics/beside-flights'
import type { Wordings } from './say-topics'

/** Answers about other trades, and about what nobody asks of a travel agent. */
export const WORLD_WORDS: Record<WorldTopic, Wordings> = {
  transfer: [
    'I cannot arrange the way to or from the airport; I can find a flight that lands at a good time for it.',
    'Taxis and transfers are beyond me. Say by when you want to land, and I will look for such a flight.',
  ],
  car: ['I cannot arrange cars; I can find and book your flights.', 'Hiring a car is beyond me; the flight there is not.'],
  train: [
    'I cannot book trains, buses or ships; I can find and book flights.',
    'By rail, road or sea I am no help. By air I am: tell me where from and where to.',
  ],
  hotel: [
    'For a place to stay say “a hotel”, and I look in that city for those nights. It is kept with the trip and not booked here.',
    'Say “a hotel for those nights”, and I look for places to stay. They can be compared and kept here, not booked.',
  ],
  visa: [
    'I cannot advise on visas, passports or entry rules, which the embassy knows best; I can find and book your flights.',
    'What you need to enter a country its embassy tells you surely, and I might not. The flights I can do.',
  ],
  vaccines: [
    'I cannot give advice on health or vaccines; a doctor or a travel clinic can. I can find and book your flights.',
    'Please ask a doctor or a travel clinic about that. I look after the flights.',
  ],
  'travel-alert': [
    'I cannot judge how safe a place is; your government’s travel advice does that. I can find and book your flights.',
    'For safety, please read your government’s travel advice. Should you go, I find the flights.',
  ],
  weather: [
    'The weather is outside what I know; I can find and book your flights.',
    'I have no forecast to offer. If you name a place and a day, I will find the flights.',
  ],
  exchange: [
    'I do not deal in currencies or know the rates; a bank does. Each fare I show has its full price beside it.',
    'Rates and money changing are for a bank. I can tell you what a flight costs.',
  ],
  plugs: [
    'Plugs, phones and power abroad are outside what I know; I can find and book your flights.',
    'I cannot tell you about sockets or phone networks. Flights I can find.',
  ],
  'time-zones': [
    'I do not keep clocks around the world; every flight I show is in the local time of its airport.',
    'Time differences I leave to a clock. Departures and arrivals are always shown in local time.',
  ],
  directions: [
    'I cannot see where you are or show the way; I can find flights between places that you name.',
    'Maps and distances on the ground are beyond me. From airport to airport I can help.',
  ],
  translation: [
    'I am no translator, I am afraid; I can find and book your flights.',
    'Other languages I leave to a dictionary. The flight there I can find.',
  ],
  'where-to-go': [
    'Say what matters to you, such as a month, warmth, a beach or a price, and I propose places with their fares.',
    'For ideas I need to know where you start from and in which month; then I rank places by fare and weather.',
  ],
  sights: [
    'Name the place and how many days you have, and I plan what to see, day by day.',
    'For that I make a plan: tell me the place, how many days, and what you like.',
  ],
  restaurant: [
    'I cannot recommend or book restaurants; I can find and book your flights.',
    'Tables are beyond me, seats on a flight are not. Where would you like to go?',
  ],
  'off-topic': [
    'That is outside what I know; I look after flights and their booking.',
    'I had better leave that to others. If there is a trip to plan, I am glad to help.',
    'I am only good at flights, I am afraid. Tell me where you would like to go, and I will look.',
  ],
}
