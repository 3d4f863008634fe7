"""Colours of the texts of a page, and how well they can be read (WCAG 2.1, 1.4.3)."""
import re

CONTRAST = 4.5

# Every element with a text of its own that is on the screen: the text, its colour, and the colour of what is behind it.
TEXTS = """(() => {
    const behind = element => {
        for (let each = element; each; each = each.parentElement) {
            const colour = getComputedStyle(each).backgroundColor;
            if (!/rgba\\(.*, 0\\)/.test(colour)) return colour;
        }
        return 'rgb(255, 255, 255)';
    };
    const found = [];
    for (const element of document.querySelectorAll('body *')) {
        const text = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('').trim();
        const box = element.getBoundingClientRect();
        const shown = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
        if (text && shown) found.push([text, getComputedStyle(element).color, behind(element)]);
        if (element.placeholder && shown)
            found.push([element.placeholder, getComputedStyle(element, '::placeholder').color, behind(element)]);
    }
    return found;
})()"""


def rgb(colour):
    match = re.fullmatch(r"rgb\((\d+), (\d+), (\d+)\)", colour)
    if match is None:
        raise ValueError(f"'{colour}' is no opaque colour")
    return [int(part) for part in match.groups()]


def luminance(colour):
    linear = [part / 255 / 12.92 if part / 255 <= 0.03928 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb(colour)]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def texts(browser):
    return [tuple(text) for text in browser.run(TEXTS)]


def faint(texts):
    """One text of each pair of colours that is hard to read, with their contrast."""
    pairs = {(front, back): text for text, front, back in texts}
    return [(f"{text}' of {front} on {back}", contrast(front, back)) for (front, back), text in pairs.items() if contrast(front, back) < CONTRAST]


def variety(texts):
    return len({(front, back) for _, front, back in texts})


def page_colours(browser):
    return browser.run("[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]")
