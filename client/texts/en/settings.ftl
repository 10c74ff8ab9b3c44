### What one sets for oneself.

settings-page = Settings – Gaslamp
settings-title = Settings
settings-under = They hold on this device, from the moment you choose.

settings-looks = Words and looks
settings-language = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-dark = By night
settings-theme-light = By day
settings-motion = Movement
settings-motion-auto = As the device
settings-motion-full = Things move
settings-motion-none = Things keep still
settings-palette = Players’ colours
settings-palette-lamps = Lamplight
    .help = The colours of the house.
settings-palette-clear = Clear
    .help = Colours that everybody can tell apart.
settings-sample = Seats:

settings-calls = When it is your turn
settings-sound = A bell
settings-sound-help = Two strokes when something is asked of you.
settings-notices = A notice from the browser
settings-notices-help = When you are looking elsewhere. Your browser will ask whether it may.
settings-notices-refused = Your browser does not allow notices from this page. You can change that in its settings for the page.

settings-account = Who you are
settings-nobody = Nobody knows you here yet. You need no account: a name is enough, and even that you are given when you sit down.
settings-guest = You are a guest. This browser alone knows you; an account makes you the same person on any device.
settings-known = You are logged in as { $login }. Your seats are yours on any device.
settings-name = What you are called
settings-register = A new account
settings-register-help = Your seats and games stay yours.
settings-register-do = Register
settings-login = You have one already
settings-login-help = The seats you have taken as a guest come along.
settings-login-do = Log in
settings-login-name = Login
settings-login-letters = Letters, digits, dots, hyphens and underscores, 3 to 24
settings-password = Password
settings-password-help = At least 8 letters.
settings-logout = Log out
settings-logout-sure = Guests are known only to this browser: if you log out, you give up every seat you have, for good.
settings-logout-yes = Give them up and log out
settings-logout-no = Stay
