import { type Destination, destinationSchema } from './destination'
import amsterdam from './destinations/amsterdam.json' with { type: 'json' }
import athens from './destinations/athens.json' with { type: 'json' }
import bali from './destinations/bali.json' with { type: 'json' }
import bangkok from './destinations/bangkok.json' with { type: 'json' }
import barcelona from './destinations/barcelona.json' with { type: 'json' }
import berlin from './destinations/berlin.json' with { type: 'json' }
import budapest from './destinations/budapest.json' with { type: 'json' }
import capeTown from './destinations/cape-town.json' with { type: 'json' }
import copenhagen from './destinations/copenhagen.json' with { type: 'json' }
import delhi from './destinations/delhi.json' with { type: 'json' }
import dubai from './destinations/dubai.json' with { type: 'json' }
import dublin from './destinations/dublin.json' with { type: 'json' }
import edinburgh from './destinations/edinburgh.json' with { type: 'json' }
import florence from './destinations/florence.json' with { type: 'json' }
import goa from './destinations/goa.json' with { type: 'json' }
import istanbul from './destinations/istanbul.json' with { type: 'json' }
import jaipur from './destinations/jaipur.json' with { type: 'json' }
import kochi from './destinations/kochi.json' with { type: 'json' }
import krakow from './destinations/krakow.json' with { type: 'json' }
import kyoto from './destinations/kyoto.json' with { type: 'json' }
import lisbon from './destinations/lisbon.json' with { type: 'json' }
import london from './destinations/london.json' with { type: 'json' }
import madrid from './destinations/madrid.json' with { type: 'json' }
import marrakesh from './destinations/marrakesh.json' with { type: 'json' }
import mexicoCity from './destinations/mexico-city.json' with { type: 'json' }
import mumbai from './destinations/mumbai.json' with { type: 'json' }
import newYork from './destinations/new-york.json' with { type: 'json' }
import nice from './destinations/nice.json' with { type: 'json' }
import paris from './destinations/paris.json' with { type: 'json' }
import porto from './destinations/porto.json' with { type: 'json' }
import prague from './destinations/prague.json' with { type: 'json' }
import reykjavik from './destinations/reykjavik.json' with { type: 'json' }
import rome from './destinations/rome.json' with { type: 'json' }
import sanFrancisco from './destinations/san-francisco.json' with { type: 'json' }
import seville from './destinations/seville.json' with { type: 'json' }
import singapore from './destinations/singapore.json' with { type: 'json' }
import stockholm from './destinations/stockholm.json' with { type: 'json' }
import tokyo from './destinations/tokyo.json' with { type: 'json' }
import venice from './destinations/venice.json' with { type: 'json' }
import vienna from './destinations/vienna.json' with { type: 'json' }
import { readPages } from './read-pages'

/** All destinations, by their names. */
export const DESTINATIONS: Destination[] = readPages(destinationSchema, 'destinations', {
  amsterdam,
  athens,
  bali,
  bangkok,
  barcelona,
  berlin,
  budapest,
  'cape-town': capeTown,
  copenhagen,
  delhi,
  dubai,
  dublin,
  edinburgh,
  florence,
  goa,
  istanbul,
  jaipur,
  kochi,
  krakow,
  kyoto,
  lisbon,
  london,
  madrid,
  marrakesh,
  'mexico-city': mexicoCity,
  mumbai,
  'new-york': newYork,
  nice,
  paris,
  porto,
  prague,
  reykjavik,
  rome,
  'san-francisco': sanFrancisco,
  seville,
  singapore,
  stockholm,
  tokyo,
  venice,
  vienna,
})
