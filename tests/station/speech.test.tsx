import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startStation } from "../../src/api/deviceHost";
import { Component as StationPage } from "../../src/station/StationPage";
import { stationFiles } from "../../src/station/texts";
import { chooseLanguage, showLanguage } from "../../src/texts/useTexts";
import { fakeHost, json } from "../support/fakeHost";
import { closeStation, known, openStation, paired, scan, user } from "./openStation";

/** An utterance of the fake browser. */
class Utterance {
  voice = { lang: "" };
  lang = "";
  volume = 1;
  onerror: (event: { error: string }) => void = () => {};
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The notes of the melodies, in hertz. The station keeps one audio context. */
let tones: number[] = [];

/** Makes a device with these voices after the first press of a key. */
function fakeDevice(...voices: readonly string[]) {
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices.map((lang) => ({ lang, localService: true })),
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  });
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  const node = { connect: <Node,>(next: Node) => next };
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      destination = {};
      createGain = () => ({ ...node, gain: { value: 0 } });
      createOscillator = () => ({
        ...node,
        frequency: {
          set value(hertz: number) {
            tones.push(hertz);
          },
        },
        start: () => {},
        stop: () => {},
      });
    },
  );
  const navigatorProperties = {
    userActivation: { value: { hasBeenActive: true } },
    languages: { value: ["en"] },
  };
  vi.stubGlobal("navigator", Object.create(navigator, navigatorProperties));
  return { spoken, cancel };
}

const checkedIn = {
  "POST /station/punch": () =>
    json({
      outcome: "CHECKED_IN",
      barcodeId: "EMP-A-00001",
      name: "Asha Rao",
      at: "2026-03-02T03:30:00Z",
      workedHours: 3.5,
    }),
};

beforeEach(() => {
  startStation(paired);
  tones = [];
});
afterEach(async () => {
  await closeStation();
  vi.unstubAllGlobals();
});

test("the station says who is in, without the hours, and each scan ends the words before", async () => {
  const { spoken, cancel } = fakeDevice("en-GB", "en_IN");
  await openStation(checkedIn);
  scan("EMP-A-00001");
  await screen.findByText("In 09:00", { selector: "p" });
  expect(spoken.map(({ text }) => text)).toEqual(["Asha Rao. In"]);
  expect(spoken[0]?.voice.lang).toBe("en_IN");
  expect(spoken[0]?.volume).toBe(1);
  expect(tones).toEqual([]);
  const before = cancel.mock.calls.length;
  scan("EMP-A-00001");
  await vi.waitFor(() => expect(spoken).toHaveLength(2));
  expect(cancel.mock.calls.length).toBe(before + 1);
});

test("a page that is closed before the answer to its scan says nothing", async () => {
  const { spoken } = fakeDevice("en-IN");
  let answer = () => {};
  const slowReply = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isHeld = false;
  const data = known["GET /station/data"];
  const slow = async () => {
    if (isHeld) await slowReply;
    return data();
  };
  const requests = await openStation({ ...checkedIn, "GET /station/data": slow });
  const before = requests.length;
  isHeld = true;
  scan("REEL-999999");
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
  await closeStation();
  answer();
  startStation(paired);
  await openStation(checkedIn);
  scan("EMP-A-00001");
  await screen.findByText("In 09:00", { selector: "p" });
  expect(spoken.map(({ text }) => text)).toEqual(["Asha Rao. In"]);
});

test("a device without a voice of the language plays a melody, another for what is wrong", async () => {
  const { spoken } = fakeDevice("de-DE", "hi-IN");
  await openStation(checkedIn);
  scan("EMP-A-00001");
  await vi.waitFor(() => expect(tones).toEqual([660, 880]));
  scan("PALLET-7");
  expect(tones.slice(2)).toEqual([180, 180, 180]);
  expect(spoken).toEqual([]);
});

test("a voice that fails is replaced by the melody, and an interrupted one is not", async () => {
  const { spoken } = fakeDevice("en-IN");
  await openStation(checkedIn);
  scan("EMP-A-00001");
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  spoken[0]?.onerror({ error: "interrupted" });
  expect(tones).toEqual([]);
  spoken[0]?.onerror({ error: "network" });
  expect(tones).toEqual([660, 880]);
});

test("the question about a reel is spoken", async () => {
  const { spoken } = fakeDevice("en-IN");
  await openStation();
  scan("REEL-000001");
  await screen.findByRole("heading", { name: "For which order?" });
  await vi.waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(["For which order?"]));
});

test("a station that is set to silent stays silent, and low is less loud", async () => {
  const { spoken } = fakeDevice("en-IN");
  await openStation(checkedIn);
  const person = user();
  await person.click(screen.getByRole("button", { name: "Settings" }));
  const settings = within(screen.getByRole("region", { name: "Settings" }));
  expect(settings.getByText("This device reads the answers aloud.")).toBeInTheDocument();
  expect(settings.getByRole("button", { name: "High", pressed: true })).toBeInTheDocument();
  await person.click(settings.getByRole("button", { name: "Low" }));
  expect(spoken.map(({ text, volume }) => [text, volume])).toEqual([["Low", 0.35]]);
  await person.click(settings.getByRole("button", { name: "Off" }));
  await person.click(settings.getByRole("button", { name: "Close" }));
  scan("EMP-A-00001");
  await screen.findByText("In 09:00", { selector: "p" });
  expect(spoken).toHaveLength(1);
  expect(tones).toEqual([]);
  expect(localStorage.getItem("stationVolume")).toBe("off");
});

test("the language is chosen at the station, and screen, last scans, date and voice follow immediately", async () => {
  const { spoken } = fakeDevice("en-IN", "kn-IN");
  await openStation(checkedIn);
  scan("EMP-A-00001");
  await screen.findByText("In 09:00", { selector: "p" });
  const person = user();
  await person.click(screen.getByRole("button", { name: "Settings" }));
  await person.click(screen.getByRole("button", { name: "ಕನ್ನಡ" }));
  await person.click(await screen.findByRole("button", { name: "ಮುಚ್ಚಿ" }));
  expect(screen.getByText("ನಿಮ್ಮ ಬ್ಯಾಡ್ಜ್ ಅಥವಾ ರೀಲ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ")).toBeInTheDocument();
  expect(screen.getByText("ಇನ್ 09:00", { selector: "p" })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe("kn-IN");
  scan("EMP-A-00001");
  await vi.waitFor(() => expect(spoken.at(-1)?.text).toBe("Asha Rao. ಇನ್"));
  expect(spoken.at(-1)?.voice.lang).toBe("kn-IN");
});

test("a tablet is paired in Hindi, and the host's refusal is in Hindi too", async () => {
  fakeDevice();
  localStorage.clear();
  chooseLanguage("hi");
  await showLanguage(stationFiles);
  const refusal = "This code is not good: it may be mistyped, used, or older than 10 minutes";
  fakeHost({
    "POST /station/pair": () => json({ message: refusal, code: "device.badCode" }, { status: 400 }),
  });
  render(<StationPage />);
  await screen.findByRole("heading", { name: "इस स्कैन स्टेशन को जोड़ें" });
  scan("AAAA-AAAA");
  expect(await screen.findByText(/^यह कोड नहीं चलेगा/)).toBeInTheDocument();
  await user().click(screen.getByRole("button", { name: "English" }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
});
