## The table that people can join

lobby-host = Host: { $host }
lobby-rematch = { $asker } would like a rematch of game { $number }. { $who }, are you in?
rematch-spectator = A rematch is for those who played game { $number }. You are welcome to open a table of your own with the same terms.
button-anew = Open a new table
