import type { SiteTexts } from "../catalogues";

/** The default facts about the company, in Kannada. The owner's own words replace them. */
export const facts: SiteTexts["facts"] = {
  "Chikkabanavara, Bengaluru": "ಚಿಕ್ಕಬಾಣಾವರ, ಬೆಂಗಳೂರು",
  "Corrugated boxes, sheets and rolls in 3, 5, 7 and 9 ply, made to size in Bengaluru since 2006.":
    "3, 5, 7 ಮತ್ತು 9 ಪ್ಲೈ ಕೊರುಗೇಟೆಡ್ ಬಾಕ್ಸ್, ಶೀಟ್ ಮತ್ತು ರೋಲ್‌ಗಳು, 2006 ರಿಂದ ಬೆಂಗಳೂರಿನಲ್ಲಿ ನಿಮ್ಮ ಸೈಜ್‌ನಲ್ಲಿ.",
  "Crafting Trust, One Box at a Time.": "ಪ್ರತಿ ಬಾಕ್ಸ್‌ನಲ್ಲೂ ನಂಬಿಕೆ.",
  "Unit 1": "ಯೂನಿಟ್ 1",
  "Unit 2": "ಯೂನಿಟ್ 2",
  Founder: "ಸ್ಥಾಪಕರು",
  "Started the plant in 2006.": "2006 ರಲ್ಲಿ ಪ್ಲಾಂಟ್ ಆರಂಭಿಸಿದರು.",
  "Operational head": "ಕಾರ್ಯಾಚರಣೆ ಮುಖ್ಯಸ್ಥರು",
  "Runs both units, from the reel store to the loading bay.":
    "ರೀಲ್ ಸ್ಟೋರ್‌ನಿಂದ ಲೋಡಿಂಗ್‌ವರೆಗೆ ಎರಡೂ ಯೂನಿಟ್‌ಗಳನ್ನು ನಡೆಸುತ್ತಾರೆ.",
  "Years in business": "ವರ್ಷಗಳ ಅನುಭವ",
  "Clients served": "ಗ್ರಾಹಕರು",
  "Boxes produced": "ತಯಾರಿಸಿದ ಬಾಕ್ಸ್‌ಗಳು",
  Satisfaction: "ಸಂತೃಪ್ತಿ",
  "Nature of business": "ವ್ಯವಹಾರದ ಸ್ವರೂಪ",
  Manufacturer: "ತಯಾರಕರು",
  "Legal status": "ಕಾನೂನು ಸ್ವರೂಪ",
  Proprietorship: "ಪ್ರೊಪ್ರೈಟರ್‌ಶಿಪ್",
  Established: "ಸ್ಥಾಪನೆ",
  "2006": "2006",
  Employees: "ಉದ್ಯೋಗಿಗಳು",
  "Up to 70": "70 ರವರೆಗೆ",
  "Annual turnover": "ವಾರ್ಷಿಕ ವಹಿವಾಟು",
  "Rs. 10-15 Cr": "₹ 10-15 ಕೋಟಿ",
  "Factory units": "ಕಾರ್ಖಾನೆ ಯೂನಿಟ್‌ಗಳು",
  "2, both in Chikkabanavara": "2, ಎರಡೂ ಚಿಕ್ಕಬಾಣಾವರದಲ್ಲಿ",
  Design: "ವಿನ್ಯಾಸ",
  "Draws the box for its load: style, inside measures, ply and print.":
    "ಭಾರಕ್ಕೆ ತಕ್ಕ ಬಾಕ್ಸ್ ವಿನ್ಯಾಸ: ವಿಧ, ಒಳ ಅಳತೆ, ಪ್ಲೈ ಮತ್ತು ಪ್ರಿಂಟ್.",
  Corrugation: "ಕೊರುಗೇಶನ್",
  "Turns reels of kraft paper into board of 3 to 9 plies.":
    "ಕ್ರಾಫ್ಟ್ ಪೇಪರ್ ರೀಲ್‌ಗಳಿಂದ 3 ರಿಂದ 9 ಪ್ಲೈ ಬೋರ್ಡ್ ತಯಾರಿಕೆ.",
  "Printing and punching": "ಪ್ರಿಂಟಿಂಗ್ ಮತ್ತು ಪಂಚಿಂಗ್",
  "Prints the board, slots it, punches it and makes it up.":
    "ಬೋರ್ಡ್‌ಗೆ ಪ್ರಿಂಟಿಂಗ್, ಸ್ಲಾಟಿಂಗ್, ಪಂಚಿಂಗ್ ಮಾಡಿ ಬಾಕ್ಸ್ ಸಿದ್ಧಪಡಿಸುವುದು.",
  "Quality and stores": "ಗುಣಮಟ್ಟ ಮತ್ತು ಸ್ಟೋರ್",
  "Weighs and labels every reel, and knows which order it ran for.":
    "ಪ್ರತಿ ರೀಲ್‌ನ ತೂಕ ಮಾಡಿ ಲೇಬಲ್ ಹಚ್ಚುವುದು; ಅದು ಯಾವ ಆರ್ಡರ್‌ಗೆ ಬಳಕೆಯಾಯಿತು ಎಂದು ತಿಳಿದಿರುವುದು.",
  "Orders and dispatch": "ಆರ್ಡರ್ ಮತ್ತು ಡಿಸ್ಪ್ಯಾಚ್",
  "Takes the order, follows it to the lorry and answers the phone.":
    "ಆರ್ಡರ್ ಪಡೆದು, ಲಾರಿಯವರೆಗೆ ಗಮನಿಸಿ, ಫೋನ್‌ಗೆ ಉತ್ತರಿಸುವುದು.",
};
