import { defineTexts } from "../../../domain/texts";

/** The texts of the home page. */
export const homeTexts = defineTexts("siteHome", {
  title: "Corrugated boxes made to measure in Bengaluru",
  hero: {
    title: "Corrugated boxes made to your size",
    lead: "3, 5, 7 and 9 ply boxes, sheets and rolls from two units in %{town}. Send us the product or its dimensions; we draw the box and run the order.",
    contact: "Contact Us Today",
    film: "A slotted box unfolds into its flat blank and is folded again",
    caption: "Regular Slotted Container: one blank, four creases, eight flaps.",
    reach: "Reach us",
    reachLink: "Contact Us",
  },
  legacy: {
    title: "Making boxes in Bengaluru since %{year}",
    text: "The plant has grown to two units, and makes boxes for clients of many trades. An order still starts the same way: with your product, and its length, width and height.",
  },
  benefits: {
    title: "Six reasons to order from us",
    list: {
      range: {
        name: "Range",
        text: "Board from 3 to 9 ply, plain, printed or laminated, so one order can cover every pack you use.",
      },
      innovation: {
        name: "Innovation",
        text: "A pack that has always been made one way is redrawn when less board can do the same work.",
      },
      quality: {
        name: "Quality control",
        text: "Paper is entered by weight, GSM and burst factor, and every reel can be followed to the orders it ran for.",
      },
      tailoring: {
        name: "Tailored solutions",
        text: "Inside measures, flute, ply and print are set for the product. There is no catalogue size you must fit.",
      },
      affordability: {
        name: "Affordability",
        text: "You pay for the board your load needs. Blanks are laid out to waste as little of it as they can.",
      },
      sustainability: {
        name: "Sustainability",
        text: "Board is paper through and through: every box can be pulped and made into paper again.",
      },
    },
  },
  sustainability: {
    title: "Paper in, paper out",
    lead: "A corrugated box is one of the few packages that is collected, pulped and made into the same thing again.",
    steps: {
      paper: {
        name: "Paper",
        text: "Kraft and test liner come to us in reels.",
      },
      board: {
        name: "Board",
        text: "Fluted and glued with starch; nothing but paper and starch goes in.",
      },
      box: {
        name: "Box",
        text: "Cut close to the product, so that lorries carry goods and not air.",
      },
      again: {
        name: "Paper again",
        text: "Used boxes and our trimmings go back to the mill as fibre.",
      },
    },
  },
  services: {
    title: "From your product to the loading bay",
    lead: "Four services that follow one another. Most clients use all of them; you can join at any step.",
    steps: {
      design: {
        name: "Custom design",
        text: "You send the product or its measures; we draw a box for it, with style, ply, flute and print.",
      },
      manufacturing: {
        name: "Industrial manufacturing",
        text: "Board, print, slotting and punching, all within our two units.",
      },
      supply: {
        name: "Bulk supply",
        text: "Long runs and repeat orders, delivered to the address and by the date that the order names.",
      },
      support: {
        name: "Client support",
        text: "Your order has a number. Call with it and we tell you where the boxes are, down to the lorry.",
      },
    },
  },
  leadership: "The people who sign for it",
  call: {
    title: "Show us the product. We draw the box.",
    text: "A drawing, three dimensions or the product itself is enough to begin.",
    link: "Send us the dimensions",
    drawing:
      "Flat blank of a slotted box with its creases, and its length, width and height marked",
  },
  solutions: {
    title: "What you can hold us to",
    quality: {
      name: "Quality",
      text: "Each reel’s GSM and burst factor stay on record with the orders it ran for. Ask what paper is in your box and we look it up.",
    },
    craft: {
      name: "Craftsmanship",
      text: "Creases that fold where they should and flaps that meet. A box that closes square stacks square.",
    },
    planning: {
      name: "Planning",
      text: "Every order has its date and its place on one board, from To Do to Shipped. Ask, and we tell you where yours stands.",
    },
    ecology: {
      name: "Eco-friendly commitment",
      text: "Recyclable board, and no more of it in a box than its load asks for.",
    },
  },
  sectors: {
    title: "Industrial Sectors We Serve",
    hold: "Hold the names still",
  },
  gallery: {
    title: "A Glimpse into Our Manufacturing Brilliance",
    filter: "Show boxes by making",
    filters: {
      All: "All",
      Punching: "Punching",
      RSC: "RSC",
    },
    noScript: "The gallery needs JavaScript. Call or write to us and we send you pictures.",
  },
  who: {
    title: "Who We Are",
    picture: "An open slotted box, its four flaps up",
    first:
      "%{name} makes corrugated boxes, sheets and rolls in %{town}. We are a proprietorship, founded in %{year}, with two units.",
    further: {
      seller:
        "We are a listed trusted seller on a business-to-business marketplace. Buyers there see who we are and what we make before they call us.",
      clients:
        "Our clients pack garments, tiles, cookware, paint, motorcycle parts, machines and food. What they have in common is that the goods must arrive as they left.",
      quality:
        "Quality control begins with paper. Each reel is entered with its GSM, burst factor, deckle and weight, and carries a barcode from then on.",
      reels:
        "What a reel ran for is on record too: the client, the size, the boxes made and the kilograms used. A question about a box ends at its paper.",
      orders:
        "Every order has a number, a date and a place in one line: to do, in progress, done, shipped. Once the lorry has left, its transport number stands with the order.",
      saving:
        "Sustainability begins with using less: the fewest plies that carry the load, in a box cut close to the product.",
      recycling:
        "All of it can be recycled. A box flattened and kept dry goes back to the mill as it is; the print, the starch and the stitches do not stand in the way.",
      reach:
        "And we can be reached: by phone, by email, by chat or through the form on this site. Tell us what goes into the box and how many you need; the rest is our trade.",
    },
  },
});
