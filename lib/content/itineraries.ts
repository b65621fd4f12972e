import amsterdamInThreeDays from './itineraries/amsterdam-in-three-days.json' with { type: 'json' }
import andalusiaInSevenDays from './itineraries/andalusia-in-seven-days.json' with { type: 'json' }
import athensAndTheIslandsInSixDays from './itineraries/athens-and-the-islands-in-six-days.json' with { type: 'json' }
import baliInSevenDays from './itineraries/bali-in-seven-days.json' with { type: 'json' }
import bangkokInThreeDays from './itineraries/bangkok-in-three-days.json' with { type: 'json' }
import barcelonaInFourDays from './itineraries/barcelona-in-four-days.json' with { type: 'json' }
import berlinInThreeDays from './itineraries/berlin-in-three-days.json' with { type: 'json' }
import budapestInThreeDays from './itineraries/budapest-in-three-days.json' with { type: 'json' }
import californiaCoastInSevenDays from './itineraries/california-coast-in-seven-days.json' with { type: 'json' }
import capeTownAndTheWinelandsInSixDays from './itineraries/cape-town-and-the-winelands-in-six-days.json' with { type: 'json' }
import copenhagenInThreeDays from './itineraries/copenhagen-in-three-days.json' with { type: 'json' }
import dubaiInThreeDays from './itineraries/dubai-in-three-days.json' with { type: 'json' }
import dublinInThreeDays from './itineraries/dublin-in-three-days.json' with { type: 'json' }
import edinburghAndTheHighlandsInFiveDays from './itineraries/edinburgh-and-the-highlands-in-five-days.json' with { type: 'json' }
import goaInFiveDays from './itineraries/goa-in-five-days.json' with { type: 'json' }
import goldenTriangleInSixDays from './itineraries/golden-triangle-in-six-days.json' with { type: 'json' }
import icelandSouthCoastInFiveDays from './itineraries/iceland-south-coast-in-five-days.json' with { type: 'json' }
import istanbulInFourDays from './itineraries/istanbul-in-four-days.json' with { type: 'json' }
import keralaInSevenDays from './itineraries/kerala-in-seven-days.json' with { type: 'json' }
import krakowInThreeDays from './itineraries/krakow-in-three-days.json' with { type: 'json' }
import lisbonInThreeDays from './itineraries/lisbon-in-three-days.json' with { type: 'json' }
import londonInFourDays from './itineraries/london-in-four-days.json' with { type: 'json' }
import londonWithChildrenInThreeDays from './itineraries/london-with-children-in-three-days.json' with { type: 'json' }
import madridInThreeDays from './itineraries/madrid-in-three-days.json' with { type: 'json' }
import mexicoCityInFourDays from './itineraries/mexico-city-in-four-days.json' with { type: 'json' }
import moroccoInSevenDays from './itineraries/morocco-in-seven-days.json' with { type: 'json' }
import mumbaiInThreeDays from './itineraries/mumbai-in-three-days.json' with { type: 'json' }
import newYorkInFourDays from './itineraries/new-york-in-four-days.json' with { type: 'json' }
import parisInThreeDays from './itineraries/paris-in-three-days.json' with { type: 'json' }
import portugalByTrainInSevenDays from './itineraries/portugal-by-train-in-seven-days.json' with { type: 'json' }
import rajasthanInNineDays from './itineraries/rajasthan-in-nine-days.json' with { type: 'json' }
import rivieraInFiveDays from './itineraries/riviera-in-five-days.json' with { type: 'json' }
import romeFlorenceVeniceInEightDays from './itineraries/rome-florence-venice-in-eight-days.json' with { type: 'json' }
import romeInThreeDays from './itineraries/rome-in-three-days.json' with { type: 'json' }
import singaporeInThreeDays from './itineraries/singapore-in-three-days.json' with { type: 'json' }
import tokyoAndKyotoInEightDays from './itineraries/tokyo-and-kyoto-in-eight-days.json' with { type: 'json' }
import tokyoInFourDays from './itineraries/tokyo-in-four-days.json' with { type: 'json' }
import tuscanyInFiveDays from './itineraries/tuscany-in-five-days.json' with { type: 'json' }
import viennaInThreeDays from './itineraries/vienna-in-three-days.json' with { type: 'json' }
import viennaPragueBudapestInEightDays from './itineraries/vienna-prague-budapest-in-eight-days.json' with { type: 'json' }
import { type Itinerary, itinerarySchema } from './itinerary'
import { readPages } from './read-pages'

/** All itineraries, by the names of their addresses. */
export const ITINERARIES: Itinerary[] = readPages(itinerarySchema, 'itineraries', {
  'amsterdam-in-three-days': amsterdamInThreeDays,
  'andalusia-in-seven-days': andalusiaInSevenDays,
  'athens-and-the-islands-in-six-days': athensAndTheIslandsInSixDays,
  'bali-in-seven-days': baliInSevenDays,
  'bangkok-in-three-days': bangkokInThreeDays,
  'barcelona-in-four-days': barcelonaInFourDays,
  'berlin-in-three-days': berlinInThreeDays,
  'budapest-in-three-days': budapestInThreeDays,
  'california-coast-in-seven-days': californiaCoastInSevenDays,
  'cape-town-and-the-winelands-in-six-days': capeTownAndTheWinelandsInSixDays,
  'copenhagen-in-three-days': copenhagenInThreeDays,
  'dubai-in-three-days': dubaiInThreeDays,
  'dublin-in-three-days': dublinInThreeDays,
  'edinburgh-and-the-highlands-in-five-days': edinburghAndTheHighlandsInFiveDays,
  'goa-in-five-days': goaInFiveDays,
  'golden-triangle-in-six-days': goldenTriangleInSixDays,
  'iceland-south-coast-in-five-days': icelandSouthCoastInFiveDays,
  'istanbul-in-four-days': istanbulInFourDays,
  'kerala-in-seven-days': keralaInSevenDays,
  'krakow-in-three-days': krakowInThreeDays,
  'lisbon-in-three-days': lisbonInThreeDays,
  'london-in-four-days': londonInFourDays,
  'london-with-children-in-three-days': londonWithChildrenInThreeDays,
  'madrid-in-three-days': madridInThreeDays,
  'mexico-city-in-four-days': mexicoCityInFourDays,
  'morocco-in-seven-days': moroccoInSevenDays,
  'mumbai-in-three-days': mumbaiInThreeDays,
  'new-york-in-four-days': newYorkInFourDays,
  'paris-in-three-days': parisInThreeDays,
  'portugal-by-train-in-seven-days': portugalByTrainInSevenDays,
  'rajasthan-in-nine-days': rajasthanInNineDays,
  'riviera-in-five-days': rivieraInFiveDays,
  'rome-florence-venice-in-eight-days': romeFlorenceVeniceInEightDays,
  'rome-in-three-days': romeInThreeDays,
  'singapore-in-three-days': singaporeInThreeDays,
  'tokyo-and-kyoto-in-eight-days': tokyoAndKyotoInEightDays,
  'tokyo-in-four-days': tokyoInFourDays,
  'tuscany-in-five-days': tuscanyInFiveDays,
  'vienna-in-three-days': viennaInThreeDays,
  'vienna-prague-budapest-in-eight-days': viennaPragueBudapestInEightDays,
})
